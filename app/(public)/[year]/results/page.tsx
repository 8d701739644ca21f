export { default, generateMetadata } from "@/app/(public)/results/page";
