export { default, generateMetadata } from "@/app/(public)/commitees/page";
