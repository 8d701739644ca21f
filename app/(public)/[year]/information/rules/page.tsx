export { default, generateMetadata } from "@/app/(public)/information/rules/page";
