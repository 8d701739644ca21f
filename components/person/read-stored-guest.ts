import type { GuestRecord } from "@/components/person/guest-record";
import { ApiError, api } from "@/lib/api/client";
import { notify } from "@/lib/notifications";
import { guestRole } from "@/lib/person/rules";

/** What is stored of a guest now, or null if that could not be read; the person has been told why. */
export async function readStoredGuest(id: string, countryId: string, timeZone: string): Promise<GuestRecord | null> {
  try {
    const params = { role: guestRole, countryId };
    const guests = await api("GET /api/Person/role/{role}/{countryId}", { params });
    const guest = guests.find((candidate) => candidate.id === id);
    if (!guest) {
      notify("error", "This guest has been deleted in the meantime.");
      return null;
    }
    // Time zones are a lot of code for the few who ever see a conflict.
    const { toGuestRecord } = await import("@/components/person/guest-record");
    return toGuestRecord(guest, timeZone);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return null;
  }
}
