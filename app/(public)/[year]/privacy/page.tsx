export { default, generateMetadata } from "@/app/(public)/privacy/page";
