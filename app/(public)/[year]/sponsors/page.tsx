export { default, generateMetadata } from "@/app/(public)/sponsors/page";
