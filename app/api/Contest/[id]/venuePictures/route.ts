import { route } from "@/lib/api/route";
import * as endpoints from "@/lib/contest/endpoints";
import { updateVenuePictures } from "@/lib/contest/update-venue-pictures";

export const PUT = route(endpoints.updateVenuePictures, ({ actor, params, body }) =>
  updateVenuePictures(actor, params.id, body),
);
