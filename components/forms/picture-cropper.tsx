"use client";

import { useState } from "react";
import Cropper from "react-easy-crop";
import { Button } from "@/components/ui/button";
import "react-easy-crop/react-easy-crop.css";
import { type CropArea, cropPicture, rotatePicture } from "@/lib/picture/crop";

/** Aspect ratio of a portrait on a card. */
const aspect = 150 / 190;

interface PictureCropperProps {
  /** Base64 WebP without a prefix. */
  picture: string;
  onCrop: (picture: string) => void;
}

/** Moves, zooms and rotates a picture behind a frame; the arrow keys move it as well. */
export function PictureCropper({ picture, onCrop }: PictureCropperProps) {
  const [rotated, setRotated] = useState(picture);
  const [position, setPosition] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [area, setArea] = useState<CropArea | null>(null);
  const [busy, setBusy] = useState(false);

  async function crop() {
    if (!area) return;
    setBusy(true);
    onCrop(await cropPicture(rotated, area));
  }

  async function rotate() {
    setBusy(true);
    setRotated(await rotatePicture(rotated));
    setPosition({ x: 0, y: 0 });
    // The area of the unrotated picture no longer applies; the cropper reports a new one.
    setArea(null);
    setBusy(false);
  }

  return (
    <>
      <div className="picture-cropper">
        <Cropper
          key={rotated}
          image={`data:image/webp;base64,${rotated}`}
          crop={position}
          zoom={zoom}
          aspect={aspect}
          keyboardStep={8}
          disableAutomaticStylesInjection
          onCropChange={setPosition}
          onZoomChange={setZoom}
          onCropComplete={(_percent, pixels) => setArea(pixels)}
        />
      </div>
      <div className="picture-cropper-controls">
        <label className="picture-cropper-size">
          Size
          <input
            type="range"
            className="picture-cropper-slider"
            min={1}
            max={3}
            step={0.05}
            value={zoom}
            onChange={(event) => setZoom(Number(event.target.value))}
          />
        </label>
        <Button size="sm" disabled={busy} onClick={() => void rotate()}>
          Rotate
        </Button>
        <Button variant="primary" size="sm" disabled={!area || busy} onClick={() => void crop()}>
          Use this picture
        </Button>
      </div>
    </>
  );
}
