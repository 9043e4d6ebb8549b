// Sets the colour scheme and the text size before the first paint. A file of its own, because the content policy allows no script in the page.
(function () {
  var chosen = null;
  try {
    chosen = localStorage.getItem('salus-color-scheme');
  } catch (refused) {
    chosen = null;
  }
  var dark = chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light');
  var size = /(?:^|; )size=(small|medium|large)/.exec(document.cookie);
  if (size) document.documentElement.setAttribute('data-text-size', size[1]);
})();
