export { default, generateMetadata } from "@/app/(public)/patrons/page";
