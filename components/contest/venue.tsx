import { cx } from "class-variance-authority";
import type { Contest, VenuePicture } from "@/lib/edition/schema";
import { mapUrl } from "@/lib/edition/venue";

type VenueProps = Pick<Contest, "venue" | "venueAddress" | "venueCoordinates" | "venuePictures">;

/** Photos and maps of the venue with its address; nothing if there are none of them. */
export function Venue({ venue, venueAddress, venueCoordinates, venuePictures }: VenueProps) {
  const url = mapUrl({ venueAddress, venueCoordinates });
  if (venuePictures.length === 0 && !url) return null;
  const maps = venuePictures.filter(({ isMap }) => isMap);
  const photos = venuePictures.filter(({ isMap }) => !isMap);
  return (
    <section className="mt-10 lg:mt-19" aria-labelledby="venue">
      <h2 id="venue" className="text-2xl">
        The venue
      </h2>
      <address className="mt-1 mb-5 flex flex-wrap gap-x-4 text-ink-soft not-italic">
        {venueAddress ?? venue}
        {url && <a href={url}>Open in maps</a>}
      </address>
      {photos.length > 0 && (
        <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,18rem),1fr))] gap-x-6 gap-y-7">
          {[...photos.entries()].map(([position, photo]) => (
            <li key={position} className="max-w-xl break-inside-avoid">
              <VenueFigure picture={photo} className="aspect-3/2 object-cover" />
            </li>
          ))}
        </ul>
      )}
      {[...maps.entries()].map(([position, map]) => (
        <VenueFigure key={position} picture={map} figureClassName="mt-7 max-w-3xl" />
      ))}
    </section>
  );
}

interface VenueFigureProps {
  picture: VenuePicture;
  className?: string;
  figureClassName?: string;
}

function VenueFigure({ picture, className, figureClassName }: VenueFigureProps) {
  const { imageUrl, width, height, caption } = picture;
  return (
    <figure className={figureClassName}>
      <img
        src={imageUrl}
        alt=""
        width={width}
        height={height}
        loading="lazy"
        decoding="async"
        className={cx("h-auto w-full rounded-md border border-rule bg-plate", className)}
      />
      <figcaption className="mt-2 text-ink-soft text-sm">{caption}</figcaption>
    </figure>
  );
}
