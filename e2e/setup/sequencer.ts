import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Starts the tests that wait for time limits first, so that the others run meanwhile. */
export default class Sequencer extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const waits = ({ moduleId }: TestSpecification) => moduleId.endsWith("/database-outage.test.ts");
    return [...sorted.filter(waits), ...sorted.filter((file) => !waits(file))];
  }
}
