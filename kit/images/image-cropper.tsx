import { Modal, Stepper } from '@mantine/core';
import '@mantine/core/styles/Stepper.layer.css';
import { type ReactNode, useEffect, useState } from 'react';
import { ApiError } from '../api/api-error.ts';
import { toast } from '../feedback/toast.ts';
import { usePhone } from '../page/use-phone.ts';
import { ChooseStep } from './choose-step.tsx';
import { CropStep } from './crop-step.tsx';
import { demandsOf, fileProblem, type ImageDemands, largestZoom, sizeProblem } from './image-checks.ts';
import { loadImage } from './cut-image.ts';
import classes from './image-cropper.module.css';
import { IDLE, UPLOADED, type UploadState, UploadStep, UPLOAD_FAILED, UPLOADING } from './upload-step.tsx';
import { uploadImage } from './upload-image.ts';

interface ImageCropperProps extends ImageDemands {
  /** The title of the dialog: "Change Avatar". */
  title: string;
  /** The path and query that the image is posted to. */
  uploadTo: string;
  /** Width divided by height of the crop; 1 by default. */
  aspect?: number;
  shape?: 'round' | 'rect';
  /** Further actions below the file chooser: remove the picture. */
  other?: ReactNode;
  /** Called after the upload with the server's response. */
  onDone: (answer: unknown) => void;
  onClose: () => void;
}

interface ChosenImage {
  url: string;
  type: 'image/jpeg' | 'image/png';
  width: number;
  height: number;
}

/** Uploads a picture in three steps: choose, crop, upload. */
export function ImageCropper({
  title,
  uploadTo,
  aspect = 1,
  shape = 'round',
  other,
  onDone,
  onClose,
  ...limits
}: ImageCropperProps) {
  const demands = demandsOf(limits);
  const phone = usePhone();
  const [step, setStep] = useState(0);
  const [problem, setProblem] = useState<string | null>(null);
  const [chosen, setChosen] = useState<ChosenImage | null>(null);
  const [cut, setCut] = useState<{ blob: Blob; url: string } | null>(null);
  const [upload, setUpload] = useState<UploadState>({ loading: IDLE, part: 0, problem: null });

  useEffect(() => () => void (chosen !== null && URL.revokeObjectURL(chosen.url)), [chosen]);
  useEffect(() => () => void (cut !== null && URL.revokeObjectURL(cut.url)), [cut]);

  const choose = async (file: File): Promise<void> => {
    const wrong = fileProblem(file, demands);
    if (wrong !== null) return setProblem(wrong);
    const url = URL.createObjectURL(file);
    const image = await loadImage(url).catch(() => null);
    const size = image === null ? null : { width: image.naturalWidth, height: image.naturalHeight };
    const tooSmall = size === null ? 'Image only' : sizeProblem(size, demands);
    setProblem(tooSmall);
    if (size === null || tooSmall !== null) return URL.revokeObjectURL(url);
    setChosen({ url, type: file.type === 'image/png' ? 'image/png' : 'image/jpeg', ...size });
    setStep(1);
  };

  const send = async (blob: Blob): Promise<void> => {
    setUpload({ loading: UPLOADING, part: 0, problem: null });
    try {
      const answer = await uploadImage(uploadTo, blob, {
        onProgress: (part) => setUpload({ loading: UPLOADING, part, problem: null }),
      });
      setUpload({ loading: UPLOADED, part: 1, problem: null });
      toast.success('Successfully Updated');
      onDone(answer);
    } catch (error) {
      const said = error instanceof ApiError ? error.message : '';
      setUpload({ loading: UPLOAD_FAILED, part: 0, problem: said === 'Upload failed.' ? '' : said });
    }
  };

  return (
    <Modal
      opened
      onClose={onClose}
      title={title}
      size="30rem"
      fullScreen={phone}
      closeOnClickOutside={step === 0}
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      <Stepper active={step} size="xs" className={classes.steps} allowNextStepsSelect={false} aria-label="Steps">
        <Stepper.Step label="Choose" />
        <Stepper.Step label="Crop" />
        <Stepper.Step label="Upload" />
      </Stepper>
      {step === 0 && <ChooseStep demands={demands} problem={problem} onChoose={(file) => void choose(file)} />}
      {step === 0 && other !== undefined && <div className={classes.other}>{other}</div>}
      {step === 1 && chosen !== null && (
        <CropStep
          image={chosen}
          aspect={aspect}
          shape={shape}
          largest={largestZoom(chosen, demands)}
          onBack={() => setStep(0)}
          onCut={(blob) => {
            setCut({ blob, url: URL.createObjectURL(blob) });
            setStep(2);
            void send(blob);
          }}
        />
      )}
      {step === 2 && cut !== null && (
        <UploadStep
          state={upload}
          picture={cut.url}
          shape={shape}
          onBack={() => setStep(1)}
          onRetry={() => void send(cut.blob)}
          onClose={onClose}
        />
      )}
    </Modal>
  );
}
