export { default, generateMetadata } from "@/app/(public)/schedule/page";
