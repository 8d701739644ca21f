export { default, generateMetadata } from "@/app/(public)/teams/page";
