export { GET } from "@/app/(public)/schedule.ics/route";
