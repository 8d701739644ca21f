export { default, generateMetadata } from "@/app/(public)/information/materials/page";
