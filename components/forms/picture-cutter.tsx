"use client";

import { useState } from "react";
import Cropper from "react-easy-crop";
import "react-easy-crop/react-easy-crop.css";
import { type Cut, cutPicture, turnPicture } from "@/lib/picture/cut";

/** What a card shows: 150 by 190. */
const aspect = 150 / 190;

interface PictureCutterProps {
  /** Base64 WebP without a prefix. */
  picture: string;
  onCut: (picture: string) => void;
}

/** Moves, enlarges and turns a picture under the frame that it will be shown in; arrow keys move it as well. */
export function PictureCutter({ picture, onCut }: PictureCutterProps) {
  const [turned, setTurned] = useState(picture);
  const [position, setPosition] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [cut, setCut] = useState<Cut | null>(null);
  const [busy, setBusy] = useState(false);

  async function use() {
    if (!cut) return;
    setBusy(true);
    onCut(await cutPicture(turned, cut));
  }

  async function turn() {
    setBusy(true);
    setTurned(await turnPicture(turned));
    setPosition({ x: 0, y: 0 });
    // What was cut out of the picture as it lay before; the frame says anew once it is shown.
    setCut(null);
    setBusy(false);
  }

  return (
    <>
      <div className="picture-cutter">
        <Cropper
          key={turned}
          image={`data:image/webp;base64,${turned}`}
          crop={position}
          zoom={zoom}
          aspect={aspect}
          keyboardStep={8}
          disableAutomaticStylesInjection
          onCropChange={setPosition}
          onZoomChange={setZoom}
          onCropComplete={(_percent, pixels) => setCut(pixels)}
        />
      </div>
      <div className="picture-cutter-controls">
        <label className="picture-cutter-size">
          Size
          <input
            type="range"
            className="picture-cutter-slider"
            min={1}
            max={3}
            step={0.05}
            value={zoom}
            onChange={(event) => setZoom(Number(event.target.value))}
          />
        </label>
        <button
          type="button"
          className="button button-secondary button-small"
          disabled={busy}
          onClick={() => void turn()}
        >
          Rotate
        </button>
        <button
          type="button"
          className="button button-primary button-small"
          disabled={!cut || busy}
          onClick={() => void use()}
        >
          Use this picture
        </button>
      </div>
    </>
  );
}
