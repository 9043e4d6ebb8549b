import { termsBlocks } from '../../rules/index.ts';
import classes from '../settings.module.css';

/** Renders the text of terms as headings, paragraphs and lists. */
export function TermsText({ text }: { text: string }) {
  return (
    <div className={classes.prose}>
      {termsBlocks(text).map((block, at) => {
        if (block.kind === 'heading') return <h2 key={at}>{block.text}</h2>;
        if (block.kind === 'paragraph') return <p key={at}>{block.text}</p>;
        return (
          <ul key={at}>
            {block.entries.map((entry, which) => (
              <li key={which}>{entry}</li>
            ))}
          </ul>
        );
      })}
    </div>
  );
}
