import { PortraitOutline } from "@/components/forms/portrait-outline";
import { cardPath } from "@/lib/picture/path";

/** The picture that is stored of somebody, or a calm outline. */
export function StoredPicture({ path, name }: { path: string | null; name: string }) {
  return (
    <div className="picture-field">
      <div className="picture-preview">
        {path ? (
          // biome-ignore lint/performance/noImgElement: pictures are served in the size they are shown, already encoded
          <img src={cardPath(path)} alt={name} width={150} height={190} />
        ) : (
          <PortraitOutline />
        )}
      </div>
    </div>
  );
}
