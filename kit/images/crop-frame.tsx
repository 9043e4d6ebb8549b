import { useState } from 'react';
import Cropper from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import type { CutArea } from './cut-image.ts';

interface CropFrameProps {
  url: string;
  aspect: number;
  shape: 'round' | 'rect';
  factor: number;
  largest: number;
  onFactor: (factor: number) => void;
  onArea: (area: CutArea) => void;
}

/** The image behind its frame. */
export function CropFrame({ url, aspect, shape, factor, largest, onFactor, onArea }: CropFrameProps) {
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  return (
    <Cropper
      image={url}
      crop={crop}
      zoom={factor}
      minZoom={1}
      maxZoom={Math.max(largest, 1.0001)}
      zoomSpeed={0.25}
      aspect={aspect}
      cropShape={shape}
      showGrid={false}
      keyboardStep={4}
      disableAutomaticStylesInjection
      onCropChange={setCrop}
      onZoomChange={onFactor}
      onCropComplete={(_percent, pixels) => onArea(pixels)}
      mediaProps={{ alt: 'Image to crop' }}
      cropperProps={{ 'aria-label': 'Crop area; move it with the arrow keys', role: 'group' }}
    />
  );
}
