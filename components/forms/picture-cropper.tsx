import { useState } from "react";
import Cropper from "react-easy-crop";
import { Button } from "@/components/ui/button";
import { DialogClose } from "@/components/ui/dialog";
import "react-easy-crop/react-easy-crop.css";
import { type CropArea, cropPicture, rotatePicture } from "@/lib/platform/picture/browser";

/** Aspect ratio of a portrait on a card. */
const aspect = 150 / 190;

export interface PictureCropperProps {
  /** Base64 without a prefix. */
  picture: string;
  onCrop: (picture: string) => void;
}

/** Moves, zooms and rotates a picture behind a frame; the arrow keys move it as well. */
export function PictureCropper({ picture, onCrop }: PictureCropperProps) {
  const [rotatedPicture, setRotatedPicture] = useState(picture);
  const [position, setPosition] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [area, setArea] = useState<CropArea | null>(null);
  const [isBusy, setBusy] = useState(false);

  async function crop() {
    if (!area) return;
    setBusy(true);
    try {
      onCrop(await cropPicture(rotatedPicture, area));
    } finally {
      setBusy(false);
    }
  }

  async function rotate() {
    setBusy(true);
    try {
      setRotatedPicture(await rotatePicture(rotatedPicture));
      setPosition({ x: 0, y: 0 });
      // The area of the unrotated picture no longer applies; the cropper reports a new one.
      setArea(null);
    } finally {
      setBusy(false);
    }
  }

  return (
    <>
      <div className="relative h-[min(60vh,24rem)] bg-sunk">
        <Cropper
          key={rotatedPicture}
          image={`data:image/webp;base64,${rotatedPicture}`}
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
      <div className="mt-4 flex flex-wrap items-center justify-end gap-4">
        <label className="flex grow basis-48 items-center gap-3">
          Size
          <input
            type="range"
            className="min-w-0 flex-1 accent-maple-fill"
            min={1}
            max={3}
            step={0.05}
            value={zoom}
            onChange={(event) => setZoom(Number(event.target.value))}
          />
        </label>
        <Button size="sm" aria-disabled={isBusy} onClick={() => void rotate()}>
          Rotate
        </Button>
        <DialogClose size="sm">Cancel</DialogClose>
        <Button variant="primary" size="sm" aria-disabled={isBusy} disabled={!area} onClick={() => void crop()}>
          Use this picture
        </Button>
      </div>
    </>
  );
}
