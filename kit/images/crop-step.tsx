import { Button, Group, Skeleton, Slider, Text } from '@mantine/core';
import '@mantine/core/styles/Slider.layer.css';
import { Suspense, useRef, useState } from 'react';
import { lazy } from '../module/lazy.ts';
import { reportError } from '../feedback/report-error.ts';
import { type CutArea, cutImage } from './cut-image.ts';
import { magnification, zoomOf } from './image-checks.ts';
import classes from './image-cropper.module.css';

const CropFrame = lazy(() => import('./crop-frame.tsx').then((file) => ({ default: file.CropFrame })));

interface CropStepProps {
  image: { url: string; type: 'image/jpeg' | 'image/png' };
  aspect: number;
  shape: 'round' | 'rect';
  /** The magnification of the image at zoom 100. */
  largest: number;
  onBack: () => void;
  onCut: (blob: Blob) => void;
}

/** Step 2: the image is moved by dragging or the arrow keys, and zoomed by the slider, the wheel or a pinch. */
export function CropStep({ image, aspect, shape, largest, onBack, onCut }: CropStepProps) {
  const [zoom, setZoom] = useState(0);
  const [cutting, setCutting] = useState(false);
  const area = useRef<CutArea | null>(null);
  const cut = async (): Promise<void> => {
    if (area.current === null) return;
    setCutting(true);
    try {
      onCut(await cutImage(image.url, area.current, image.type));
    } catch (error) {
      reportError(error);
      setCutting(false);
    }
  };
  return (
    <>
      <div className={classes.frame}>
        <Suspense fallback={<Skeleton height="100%" />}>
          <CropFrame
            url={image.url}
            aspect={aspect}
            shape={shape}
            factor={magnification(zoom, largest)}
            largest={largest}
            onFactor={(factor) => setZoom(zoomOf(factor, largest))}
            onArea={(piece) => {
              area.current = piece;
            }}
          />
        </Suspense>
      </div>
      <div className={classes.zoom}>
        <Text size="sm" id="image-zoom">
          Zoom
        </Text>
        <Slider
          value={zoom}
          onChange={setZoom}
          min={0}
          max={100}
          disabled={largest <= 1}
          label={(value) => value}
          thumbProps={{ 'aria-labelledby': 'image-zoom' }}
        />
        <Text size="sm" c="dimmed" className={classes.number}>
          {zoom}
        </Text>
      </div>
      <Group justify="space-between" mt="md">
        <Button variant="default" onClick={onBack}>
          Back
        </Button>
        <Button onClick={() => void cut()} loading={cutting}>
          Upload
        </Button>
      </Group>
    </>
  );
}
