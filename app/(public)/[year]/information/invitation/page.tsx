export { default, generateMetadata } from "@/app/(public)/information/invitation/page";
