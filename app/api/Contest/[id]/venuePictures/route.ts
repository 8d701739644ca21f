import * as endpoints from "@/lib/edition/endpoints";
import { updateVenuePictures } from "@/lib/edition/update-venue-pictures";
import { route } from "@/lib/platform/api/route";

export const PUT = route(endpoints.updateVenuePictures, ({ actor, params, body }) =>
  updateVenuePictures(actor, params.id, body),
);
