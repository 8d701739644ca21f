export { default, generateMetadata } from "@/app/(public)/information/environment/page";
