export { default, generateMetadata } from "@/app/(public)/organizers/page";
