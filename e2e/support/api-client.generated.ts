// biome-ignore-all lint: generated
// biome-ignore-all format: generated
// biome-ignore-all assist: generated
// Generated from the OpenAPI document. Update: npx vitest run --project=unit lib/api/openapi.test.ts -u
/**
 * DO NOT MODIFY - This file has been generated using oazapfts.
 * See https://www.npmjs.com/package/oazapfts
 */
import * as Oazapfts from "@oazapfts/runtime";
import * as QS from "@oazapfts/runtime/query";
export const defaults: Oazapfts.Defaults<Oazapfts.CustomHeaders> = {
    headers: {},
    baseUrl: "/"
};
const oazapfts = Oazapfts.runtime(defaults);
export const servers = {
    server1: "/"
};
export type Contest = {
    id: string;
    name: string;
    shortName: string;
    year: number;
    startDate: string;
    endDate: string;
    /** Until then teams can be registered and changed. */
    endOfRegistrationDate: string;
    /** One day after the end of registration: until then details, arrivals and guests can be edited. */
    endOfEditDate: string;
    /** The venue's IANA time zone. */
    timeZone: string;
    /** The juniors' earliest date of birth; `null` for no limit. */
    juniorsBornOnOrAfter: string | null;
    /** The seniors' earliest date of birth; `null` for no limit. */
    seniorsBornOnOrAfter: string | null;
    /** City, then country. */
    venue: string;
    venueAddress: string | null;
    /** Latitude and longitude in degrees. */
    venueCoordinates: string | null;
    /** HTML. */
    welcomeText: string;
    invitationLetterUrl: string | null;
    materialsUrl: string | null;
    /** HTML. */
    rules: string;
    /** HTML. */
    environmentDescription: string;
    /** HTML. */
    invitationLetter: string;
    /** HTML. */
    materials: string;
    venuePictures: {
        caption: string;
        /** Shown whole and after the photos. */
        isMap: boolean;
        imageUrl: string;
        width: number;
        height: number;
    }[];
    organizers: {
        name: string;
        imageUrl: string | null;
        /** The company's own site. */
        companyUrl: string | null;
        additionalInformation: string | null;
    }[];
    partners: {
        name: string;
        imageUrl: string | null;
        /** The company's own site. */
        companyUrl: string | null;
        additionalInformation: string | null;
    }[];
    patrons: {
        name: string;
        imageUrl: string | null;
        /** The company's own site. */
        companyUrl: string | null;
        additionalInformation: string | null;
    }[];
    goldenSponsors: {
        name: string;
        imageUrl: string | null;
        /** The company's own site. */
        companyUrl: string | null;
        additionalInformation: string | null;
    }[];
    silverSponsors: {
        name: string;
        imageUrl: string | null;
        /** The company's own site. */
        companyUrl: string | null;
        additionalInformation: string | null;
    }[];
    bronzeSponsors: {
        name: string;
        imageUrl: string | null;
        /** The company's own site. */
        companyUrl: string | null;
        additionalInformation: string | null;
    }[];
    /** The members are the people with the committee's roles. */
    committees: {
        name: string;
        members: {
            role: string;
            person: {
                fullName: string;
                /** `/pictures/<sha256>.webp` on this server, immutable; `null` without a picture. */
                picturePath: string | null;
                country: {
                    name: string;
                };
            };
        }[];
    }[];
};
export type Problem = {
    "type": string;
    title: string;
    status: number;
    /** A sentence for the user. */
    detail: string;
    /** Name it when you report a problem. */
    requestId: string;
    errors?: {
        [key: string]: string[];
    };
};
export type ContestEnums = {
    contestantGroupsList: string[];
    tShirtSizesList: string[];
    operatingSystemNamesList: string[];
    arrivalLocationsList: string[];
    userRolesList: string[];
    personRolesList: string[];
};
export type Statistics = {
    countriesCount: number;
    /** Official contestants by the name of their country. */
    contestantStatisticByCountry: {
        [key: string]: {
            officialJunior: number;
            officialSenior: number;
            officialAll: number;
        };
    };
    /** All teams and contestants by the name of their country. */
    participationByCountry: {
        [key: string]: {
            teams: number;
            /** Official and unofficial. */
            contestants: number;
            /** The contestants of unofficial teams. */
            unofficial: number;
            /** The contestants of teams that take part online. */
            online: number;
        };
    };
    tShirts: {
        /** `null` for people whose size is missing. */
        size: string | null;
        contestants: number;
        leaders: number;
        /** Those who lead no team themselves. */
        deputyLeaders: number;
        guides: number;
        guests: number;
        committees: number;
        all: number;
    }[];
    /** The contestants’ operating systems. */
    operatingSystems: {
        name: string;
        junior: number;
        senior: number;
        all: number;
    }[];
};
export type DeadlineException = {
    countryId: string;
    countryName: string;
    countryCode: string;
    /** Until then the country may register and change teams. */
    endOfRegistrationDate: string;
    /** One day later: until then details, arrivals and guests may be edited. */
    endOfEditDate: string;
    reason: string;
    givenBy: string;
    /** ISO 8601 in UTC. */
    givenAt: string;
    /** Increases with every change. An edit that sends another value is 409. */
    version: number;
};
export type DeadlineExceptionInput = {
    /** Until then the country may register and change teams. */
    endOfRegistrationDate: string;
    reason: string;
    /** The version that the edit is based on; 409 if it is no longer the stored one. Optional. */
    version?: number | null;
};
export type LoginInput = {
    email: string;
    password: string;
};
export type LoginResponse = {
    /** For the `Authorization` header, after `Bearer `. */
    token: string;
    id: string;
    name: string;
    username: string;
    countryId: string | null;
};
export type RegisterInput = {
    email: string;
    name: string;
    role: "Administrator" | "TeamRegistrator" | "Guide";
    /** The empty GUID, `null` or no value: none chosen. */
    countryId?: string | null;
    username?: string | null;
    /** At least 8 characters, at most 72 bytes, and not easy to guess. */
    password: string;
};
export type User = {
    id: string;
    email: string;
    username: string;
    name: string;
    role: "Administrator" | "TeamRegistrator" | "Guide";
    countryId: string | null;
};
export type ImportedAccounts = {
    accounts: {
        /** The country's name. */
        country: string;
        name: string;
        email: string;
    }[];
    /** When they were created; `null` for a dry run. */
    createdAt: string | null;
};
export type ImportProblem = {
    "type": string;
    title: string;
    status: number;
    /** A sentence for the user. */
    detail: string;
    /** Name it when you report a problem. */
    requestId: string;
    errors?: {
        /** The line of the file, starting at 1. */
        line: number;
        /** The column's heading in the file; empty for the whole line. */
        column: string;
        message: string;
    }[];
};
export type UserEdit = {
    email: string;
    name: string;
    role: "Administrator" | "TeamRegistrator" | "Guide";
    /** The empty GUID, `null` or no value: none chosen. */
    countryId?: string | null;
    /** The version that the edit is based on; 409 if it is no longer the stored one. Optional. */
    version?: number | null;
};
export type ListedUser = {
    id: string;
    email: string;
    username: string;
    name: string;
    role: "Administrator" | "TeamRegistrator" | "Guide";
    countryId: string | null;
    /** The password to hand out; `null` once its owner has chosen another. */
    givenPassword: string | null;
    /** Whether the account is disabled and cannot sign in. */
    disabled: boolean;
    /** Increases with every change. An edit that sends another value is 409. */
    version: number;
};
export type PasswordChange = {
    currentPassword: string;
    /** At least 8 characters, at most 72 bytes, not easy to guess, and different from the current one. */
    newPassword: string;
};
export type PasswordReset = {
    /** At least 8 characters, at most 72 bytes, and not easy to guess. */
    password: string;
};
export type AccountDisabling = {
    /** Whether the account is disabled and cannot sign in. */
    disabled: boolean;
};
export type LeaderCreateModel = {
    /** The empty GUID, `null` or no value: none chosen. */
    leaderPersonId?: string | null;
    leaderPerson?: {
        /** Words of letters of any script, digits, underscores, hyphens, apostrophes and full stops. Surrounding, repeated and no-break spaces become single spaces; characters that show nothing are removed. */
        fullName: string;
        /** The name in its own script. */
        nativeName?: string | null;
        /** One of `tShirtSizesList`. */
        tShirtSize: string;
        /** JPEG, PNG, WebP, AVIF or GIF in base64 without a prefix; at most 8 MiB decoded and 50 megapixels, AVIF 16. `null` or no value keeps the stored picture. */
        picture?: string | null;
    };
    leaderEmail: string;
    /** Stored in international form. Without a country prefix, it is a number of the person's country. */
    leaderPhoneNumber: string;
};
export type TeamCreation = {
    name: string;
    /** Whether the team takes part online. Its travel details are optional and appear nowhere on the site. */
    isOnline?: boolean;
    /** Whether the team counts in the official ranking; true by default. Without it, a team is unofficial if every contestant's `isOfficial` is false. */
    isOfficial?: boolean | null;
    /** The empty GUID, `null` or no value: none chosen. */
    leaderId?: string | null;
    leaderCreateModel?: LeaderCreateModel;
    hasDeputyLeader?: boolean;
    /** The empty GUID, `null` or no value: none chosen. */
    deputyLeaderId?: string | null;
    deputyLeaderCreateModel?: LeaderCreateModel;
    /** ISO 8601; without an offset it is local to `Contest.timeZone`. */
    timeOfArrival?: string | null;
    /** One of `arrivalLocationsList`, or `Other: ` and another place in words. */
    arrivalLocation?: string | null;
    /** ISO 8601; without an offset it is local to `Contest.timeZone`. */
    timeOfDeparture?: string | null;
    /** One of `arrivalLocationsList`, or `Other: ` and another place in words. */
    departureLocation?: string | null;
    /** The number of a flight or a train. Without it, a change keeps the stored one. */
    arrivalTripNumber?: string | null;
    /** The number of a flight or a train. Without it, a change keeps the stored one. */
    departureTripNumber?: string | null;
    /** Only used when an administrator sends it. The empty GUID, `null` or no value: none chosen. */
    countryId?: string | null;
    contestants: ({
        /** One of `operatingSystemNamesList`. */
        operatingSystemName: string;
        /** A real date in the past, `yyyy-MM-dd`. */
        dateOfBirth: string;
        contestantPerson: {
            /** Words of letters of any script, digits, underscores, hyphens, apostrophes and full stops. Surrounding, repeated and no-break spaces become single spaces; characters that show nothing are removed. */
            fullName: string;
            /** The name in its own script. */
            nativeName?: string | null;
            /** One of `tShirtSizesList`. */
            tShirtSize: string;
            /** JPEG, PNG, WebP, AVIF or GIF in base64 without a prefix; at most 8 MiB decoded and 50 megapixels, AVIF 16. `null` or no value keeps the stored picture. */
            picture?: string | null;
        };
        /** The group that the whole team competes in. */
        contestantGroup: "Junior" | "Senior";
        isOfficial?: boolean | null;
        /** Whether the contestant travels without the leader; then the contact's name and phone number are required. */
        hasPersonForContact?: false;
    } | {
        /** One of `operatingSystemNamesList`. */
        operatingSystemName: string;
        /** A real date in the past, `yyyy-MM-dd`. */
        dateOfBirth: string;
        contestantPerson: {
            /** Words of letters of any script, digits, underscores, hyphens, apostrophes and full stops. Surrounding, repeated and no-break spaces become single spaces; characters that show nothing are removed. */
            fullName: string;
            /** The name in its own script. */
            nativeName?: string | null;
            /** One of `tShirtSizesList`. */
            tShirtSize: string;
            /** JPEG, PNG, WebP, AVIF or GIF in base64 without a prefix; at most 8 MiB decoded and 50 megapixels, AVIF 16. `null` or no value keeps the stored picture. */
            picture?: string | null;
        };
        /** The group that the whole team competes in. */
        contestantGroup: "Junior" | "Senior";
        isOfficial?: boolean | null;
        /** Whether the contestant travels without the leader; then the contact's name and phone number are required. */
        hasPersonForContact: true;
        personForContactName: string;
        /** Stored in international form. Without a country prefix, it is a number of the person's country. */
        personForContactPhoneNumber: string;
    })[];
};
export type Person = {
    id: string;
    fullName: string;
    /** The name in its own script. */
    nativeName: string | null;
    roles: string[];
    countryId: string;
    /** One of `tShirtSizesList`. */
    tShirtSize: string | null;
    /** `/pictures/<sha256>.webp` on this server, immutable; `null` without a picture. */
    picturePath: string | null;
    /** ISO 8601 in UTC. */
    timeOfArrival: string | null;
    /** One of `arrivalLocationsList`, or `Other: ` and another place in words. */
    arrivalLocation: string | null;
    /** The number of a flight or a train. */
    arrivalTripNumber: string | null;
    /** ISO 8601 in UTC. */
    timeOfDeparture: string | null;
    /** One of `arrivalLocationsList`, or `Other: ` and another place in words. */
    departureLocation: string | null;
    /** The number of a flight or a train. */
    departureTripNumber: string | null;
    contestId: string;
    /** Increases with every change. An edit that sends another value is 409. */
    version: number;
};
export type Leader = {
    id: string;
    personId: string;
    email: string;
    phoneNumber: string;
    person: Person;
    /** Increases with every change. An edit that sends another value is 409. */
    version: number;
};
export type Contestant = {
    id: string;
    /** The country's alpha-3 code and a number, such as `BGR1`. */
    code: string;
    teamId: string;
    personId: string;
    /** The group that the whole team competes in. */
    contestantGroup: "Junior" | "Senior";
    /** Whether the team counts in the official ranking. */
    isOfficial: boolean;
    /** A real date in the past, `yyyy-MM-dd`. */
    dateOfBirth: string;
    /** One of `operatingSystemNamesList`. */
    operatingSystemName: string;
    /** Whether the contestant travels without the leader. */
    hasPersonForContact: boolean;
    personForContactName: string | null;
    personForContactPhoneNumber: string | null;
    /** The venue. */
    siteId: string;
    person: Person;
    /** Where the contestant sits on each day of the competition. */
    contestantContestDays: {
        day1: {
            seatingPlace: string | null;
        };
        day2: {
            seatingPlace: string | null;
        };
    };
    /** Increases with every change. An edit that sends another value is 409. */
    version: number;
};
export type Team = {
    id: string;
    name: string;
    /** The group that the whole team competes in. */
    group: "Junior" | "Senior";
    countryId: string;
    countryName: string;
    /** PNG in base64 without a prefix. */
    countryFlag: string;
    /** Whether the team takes part online; then its travel may be `null` and does not apply. */
    isOnline: boolean;
    /** Whether the team counts in the official ranking. */
    isOfficial: boolean;
    /** The venue. */
    siteId: string;
    leader: Leader;
    deputyLeader: Leader | null;
    contestants: Contestant[];
    /** ISO 8601 in UTC. */
    timeOfArrival: string | null;
    /** One of `arrivalLocationsList`, or `Other: ` and another place in words. */
    arrivalLocation: string | null;
    /** The number of a flight or a train. */
    arrivalTripNumber: string | null;
    /** ISO 8601 in UTC. */
    timeOfDeparture: string | null;
    /** One of `arrivalLocationsList`, or `Other: ` and another place in words. */
    departureLocation: string | null;
    /** The number of a flight or a train. */
    departureTripNumber: string | null;
    /** Increases with every change. An edit that sends another value is 409. */
    version: number;
};
export type PublicTeam = {
    id: string;
    name: string;
    /** The group that the whole team competes in. */
    group: "Junior" | "Senior";
    countryId: string;
    countryName: string;
    /** PNG in base64 without a prefix. */
    countryFlag: string;
    leader: {
        person: {
            fullName: string;
            /** `/pictures/<sha256>.webp` on this server, immutable; `null` without a picture. */
            picturePath: string | null;
        };
    };
    deputyLeader: {
        person: {
            fullName: string;
            /** `/pictures/<sha256>.webp` on this server, immutable; `null` without a picture. */
            picturePath: string | null;
        };
    } | null;
    contestants: {
        id: string;
        /** The group that the whole team competes in. */
        contestantGroup: "Junior" | "Senior";
        /** Whether the team counts in the official ranking. */
        isOfficial: boolean;
        person: {
            fullName: string;
            /** `/pictures/<sha256>.webp` on this server, immutable; `null` without a picture. */
            picturePath: string | null;
            roles: string[];
        };
    }[];
};
export type TeamArrival = {
    teamId: string;
    /** ISO 8601; without an offset it is local to `Contest.timeZone`. */
    timeOfArrival: string;
    /** One of `arrivalLocationsList`, or `Other: ` and another place in words. */
    arrivalLocation: string;
    /** ISO 8601; without an offset it is local to `Contest.timeZone`. */
    timeOfDeparture: string;
    /** One of `arrivalLocationsList`, or `Other: ` and another place in words. */
    departureLocation: string;
    /** The number of a flight or a train. Without it, a change keeps the stored one. */
    arrivalTripNumber?: string | null;
    /** The number of a flight or a train. Without it, a change keeps the stored one. */
    departureTripNumber?: string | null;
    /** The version that the edit is based on; 409 if it is no longer the stored one. Optional. */
    version?: number | null;
};
export type TeamBasics = {
    id: string;
    name: string;
    /** The group that the whole team competes in. */
    teamGroup: "Junior" | "Senior";
    /** Whether the team counts in the official ranking. Without it, the stored value is kept. */
    isOfficial?: boolean | null;
    /** Whether the team takes part online. Without it, the stored value is kept. A team that changes to online keeps its travel details and loses its seats; `false` is 422 until it has travel details. */
    isOnline?: boolean | null;
    /** The version that the edit is based on; 409 if it is no longer the stored one. Optional. */
    version?: number | null;
};
export type TypedNames = {
    /** The team's own record, which is not compared. */
    teamId?: string | null;
    name?: string | null;
    contestants?: {
        /** The contestant's own record, which is not compared. */
        id?: string | null;
        /** Words of letters of any script, digits, underscores, hyphens, apostrophes and full stops. Surrounding, repeated and no-break spaces become single spaces; characters that show nothing are removed. */
        fullName: string;
        /** A real date in the past, `yyyy-MM-dd`. */
        dateOfBirth: string;
    }[];
};
export type PersonInput = {
    /** Words of letters of any script, digits, underscores, hyphens, apostrophes and full stops. Surrounding, repeated and no-break spaces become single spaces; characters that show nothing are removed. */
    fullName: string;
    /** The name in its own script. */
    nativeName?: string | null;
    /** One of `tShirtSizesList`. */
    tShirtSize?: string | null;
    /** JPEG, PNG, WebP, AVIF or GIF in base64 without a prefix; at most 8 MiB decoded and 50 megapixels, AVIF 16. `null` or no value keeps the stored picture. */
    picture?: string | null;
    /** Whether to delete the stored picture. A sent `picture` takes precedence. */
    removePicture?: boolean;
    roles?: string[] | null;
    /** Only used when an administrator sends it. The empty GUID, `null` or no value: none chosen. */
    countryId?: string | null;
    /** The current edition; the empty GUID or no value means the same. */
    contestId?: string | null;
    /** ISO 8601; without an offset it is local to `Contest.timeZone`. */
    timeOfArrival?: string | null;
    /** One of `arrivalLocationsList`, or `Other: ` and another place in words. */
    arrivalLocation?: string | null;
    /** ISO 8601; without an offset it is local to `Contest.timeZone`. */
    timeOfDeparture?: string | null;
    /** One of `arrivalLocationsList`, or `Other: ` and another place in words. */
    departureLocation?: string | null;
    /** The number of a flight or a train. Without it, a change keeps the stored one. */
    arrivalTripNumber?: string | null;
    /** The number of a flight or a train. Without it, a change keeps the stored one. */
    departureTripNumber?: string | null;
    /** The version that the edit is based on; 409 if it is no longer the stored one. Optional. */
    version?: number | null;
};
export type LeaderRecord = {
    person: Person;
    phoneNumber: string;
    email: string;
    teamName: string;
    /** The group that the whole team competes in. */
    teamGroup: "Junior" | "Senior";
    isDeputy: boolean;
};
export type PersonEditModel = {
    /** Words of letters of any script, digits, underscores, hyphens, apostrophes and full stops. Surrounding, repeated and no-break spaces become single spaces; characters that show nothing are removed. */
    fullName: string;
    /** The name in its own script. */
    nativeName?: string | null;
    /** One of `tShirtSizesList`. */
    tShirtSize: string;
    /** JPEG, PNG, WebP, AVIF or GIF in base64 without a prefix; at most 8 MiB decoded and 50 megapixels, AVIF 16. `null` or no value keeps the stored picture. */
    picture?: string | null;
    /** Whether to delete the stored picture. A sent `picture` takes precedence. */
    removePicture?: boolean;
};
export type LeaderEdit = {
    id: string;
    email: string;
    /** Stored in international form. Without a country prefix, it is a number of the person's country. */
    phoneNumber: string;
    person: PersonEditModel;
    /** The version that the edit is based on; 409 if it is no longer the stored one. Optional. */
    version?: number | null;
};
export type ReplaceLeader = {
    teamId: string;
    /** The empty GUID, `null` or no value: none chosen. */
    leaderId?: string | null;
    isDeputy: boolean;
    leaderCreateModel?: LeaderCreateModel;
};
export type ContestantToTeam = {
    /** One of `operatingSystemNamesList`. */
    operatingSystemName: string;
    /** A real date in the past, `yyyy-MM-dd`. */
    dateOfBirth: string;
    contestantPerson: {
        /** Words of letters of any script, digits, underscores, hyphens, apostrophes and full stops. Surrounding, repeated and no-break spaces become single spaces; characters that show nothing are removed. */
        fullName: string;
        /** The name in its own script. */
        nativeName?: string | null;
        /** One of `tShirtSizesList`. */
        tShirtSize: string;
        /** JPEG, PNG, WebP, AVIF or GIF in base64 without a prefix; at most 8 MiB decoded and 50 megapixels, AVIF 16. `null` or no value keeps the stored picture. */
        picture?: string | null;
    };
    teamId: string;
    /** Whether the contestant travels without the leader; then the contact's name and phone number are required. */
    hasPersonForContact?: false;
} | {
    /** One of `operatingSystemNamesList`. */
    operatingSystemName: string;
    /** A real date in the past, `yyyy-MM-dd`. */
    dateOfBirth: string;
    contestantPerson: {
        /** Words of letters of any script, digits, underscores, hyphens, apostrophes and full stops. Surrounding, repeated and no-break spaces become single spaces; characters that show nothing are removed. */
        fullName: string;
        /** The name in its own script. */
        nativeName?: string | null;
        /** One of `tShirtSizesList`. */
        tShirtSize: string;
        /** JPEG, PNG, WebP, AVIF or GIF in base64 without a prefix; at most 8 MiB decoded and 50 megapixels, AVIF 16. `null` or no value keeps the stored picture. */
        picture?: string | null;
    };
    teamId: string;
    /** Whether the contestant travels without the leader; then the contact's name and phone number are required. */
    hasPersonForContact: true;
    personForContactName: string;
    /** Stored in international form. Without a country prefix, it is a number of the person's country. */
    personForContactPhoneNumber: string;
};
export type ContestantEdit = {
    /** One of `operatingSystemNamesList`. */
    operatingSystemName: string;
    /** A real date in the past, `yyyy-MM-dd`. */
    dateOfBirth: string;
    id: string;
    personEditModel: PersonEditModel;
    /** The version that the edit is based on; 409 if it is no longer the stored one. Optional. */
    version?: number | null;
    /** Whether the contestant travels without the leader; then the contact's name and phone number are required. */
    hasPersonForContact?: false;
} | {
    /** One of `operatingSystemNamesList`. */
    operatingSystemName: string;
    /** A real date in the past, `yyyy-MM-dd`. */
    dateOfBirth: string;
    id: string;
    personEditModel: PersonEditModel;
    /** The version that the edit is based on; 409 if it is no longer the stored one. Optional. */
    version?: number | null;
    /** Whether the contestant travels without the leader; then the contact's name and phone number are required. */
    hasPersonForContact: true;
    personForContactName: string;
    /** Stored in international form. Without a country prefix, it is a number of the person's country. */
    personForContactPhoneNumber: string;
};
export type EditedContestant = {
    id: string;
    /** The country's alpha-3 code and a number, such as `BGR1`. */
    code: string;
    teamId: string;
    personId: string;
    /** The group that the whole team competes in. */
    contestantGroup: "Junior" | "Senior";
    /** Whether the team counts in the official ranking. */
    isOfficial: boolean;
    /** A real date in the past, `yyyy-MM-dd`. */
    dateOfBirth: string;
    /** One of `operatingSystemNamesList`. */
    operatingSystemName: string;
    /** Whether the contestant travels without the leader. */
    hasPersonForContact: boolean;
    personForContactName: string | null;
    personForContactPhoneNumber: string | null;
    /** The venue. */
    siteId: string;
    person: Person;
    /** Where the contestant sits on each day of the competition. */
    contestantContestDays: {
        day1: {
            seatingPlace: string | null;
        };
        day2: {
            seatingPlace: string | null;
        };
    };
    /** Increases with every change. An edit that sends another value is 409. */
    version: number;
    personEditModel: {
        fullName: string;
        /** The name in its own script. */
        nativeName: string | null;
        /** One of `tShirtSizesList`. */
        tShirtSize: string | null;
        /** `/pictures/<sha256>.webp` on this server, immutable; `null` without a picture. */
        picturePath: string | null;
    };
};
export type PublishedResult = {
    /** Null for contestants of unofficial teams. Equal totals share it. */
    place: number | null;
    fullName: string;
    picturePath: string | null;
    countryName: string;
    /** ISO 3166-1 alpha-2. */
    countryCode: string;
    teamName: string;
    isOfficial: boolean;
    /** By task, in the order of `tasks`; null for none. */
    scores: (number | null)[];
    /** Exact, with at most 4 decimals. */
    day1: number | null;
    /** Exact, with at most 4 decimals. */
    day2: number | null;
    /** Exact, with at most 4 decimals. */
    total: number | null;
    award: ("GOLD" | "SILVER" | "BRONZE") | null;
    honourableMention: boolean;
};
export type PublishedResults = {
    year: number;
    state: "PROVISIONAL" | "FINAL";
    groups: {
        group: "Junior" | "Senior";
        tasks: {
            name: string;
            day: number;
            /** Exact, with at most 4 decimals. */
            maximum: number;
        }[];
        boundaries: {
            /** Exact, with at most 4 decimals. */
            GOLD: number | null;
            /** Exact, with at most 4 decimals. */
            SILVER: number | null;
            /** Exact, with at most 4 decimals. */
            BRONZE: number | null;
        };
        /** In the order of the ranking. */
        contestants: PublishedResult[];
    }[];
};
export type TaskInput = {
    /** The empty GUID, `null` or no value: none chosen. */
    id?: string | null;
    /** The competition day. */
    day: (1 | 2) | ("1" | "2");
    name: string;
    /** At most 4 decimals. */
    maximum: string | number;
};
export type Task = {
    id: string;
    day: number;
    name: string;
    /** Exact, with at most 4 decimals. */
    maximum: number;
};
export type GuideInput = {
    /** The empty GUID, `null` or no value: none chosen. */
    personId?: string | null;
    person?: {
        /** Words of letters of any script, digits, underscores, hyphens, apostrophes and full stops. Surrounding, repeated and no-break spaces become single spaces; characters that show nothing are removed. */
        fullName: string;
        /** The name in its own script. */
        nativeName?: string | null;
        /** One of `tShirtSizesList`. */
        tShirtSize: string;
        /** JPEG, PNG, WebP, AVIF or GIF in base64 without a prefix; at most 8 MiB decoded and 50 megapixels, AVIF 16. `null` or no value keeps the stored picture. */
        picture?: string | null;
        /** Only used when an administrator sends it. The empty GUID, `null` or no value: none chosen. */
        countryId?: string | null;
    };
    userId: string;
    /** Stored in international form. Without a country prefix, it is a number of the person's country. */
    phoneNumber: string;
    schoolName?: string | null;
    classDesignator?: string | null;
};
export type Guide = {
    id: string;
    personId: string;
    person: Person;
    userId: string;
    phoneNumber: string;
    schoolName: string | null;
    classDesignator: string | null;
    teams: {
        id: string;
        name: string;
        countryName: string;
        isOnline: boolean;
        contestants: {
            id: string;
            /** The country's alpha-3 code and a number, such as `BGR1`. */
            code: string;
            fullName: string;
        }[];
    }[];
    /** Increases with every change. An edit that sends another value is 409. */
    version: number;
};
export type GuideEdit = {
    userId: string;
    /** Stored in international form. Without a country prefix, it is a number of the person's country. */
    phoneNumber: string;
    schoolName?: string | null;
    classDesignator?: string | null;
    person: PersonEditModel;
    /** The version that the edit is based on; 409 if it is no longer the stored one. Optional. */
    version?: number | null;
};
export type Party = {
    /** The team or, for a guest, the person. */
    id: string;
    kind: "TEAM" | "GUEST";
    /** The team's or the guest's. */
    name: string;
    country: {
        name: string;
        alpha2: string;
    };
    /** ISO 8601 in UTC. */
    time: string | null;
    place: string | null;
    /** Flight or train. */
    tripNumber: string | null;
    /** Without contestants who travel on their own. A leader of two teams is in both. */
    people: {
        /** The person. */
        id: string;
        fullName: string;
        /** `null` for a person who has not arrived yet. */
        arrivedAt: string | null;
        role: "LEADER" | "DEPUTY" | "CONTESTANT" | "GUEST";
    }[];
    /** `null` for guests. */
    leader: {
        fullName: string;
        phoneNumber: string;
    } | null;
    guide: {
        fullName: string;
        phoneNumber: string;
    } | null;
    transfer: {
        id: string;
        vehicle: string;
        /** ISO 8601 in UTC. */
        leavesAt: string;
        /** The party's time when it was assigned. */
        assignedTime: string | null;
        assignedPlace: string | null;
        /** Whether the party's time or place has changed since it was assigned. */
        moved: boolean;
    } | null;
};
export type Transfer = {
    id: string;
    direction: "ARRIVAL" | "DEPARTURE";
    /** Where an arrival's vehicle starts, and where a departure's goes. */
    place: string;
    /** From the place of arrival or, for a departure, from the venue. */
    leavesAt: string;
    vehicle: string;
    seats: number;
    /** The people of all parties; a leader of two teams counts once. */
    seatsTaken: number;
    driverPhone: string | null;
    note: string;
    /** Increases with every change. An edit that sends another value is 409. */
    version: number;
    parties: Party[];
};
export type TransferInput = {
    direction: "ARRIVAL" | "DEPARTURE";
    /** One of `arrivalLocationsList`, or `Other: ` and another place in words. */
    place: string;
    /** ISO 8601; without an offset it is local to `Contest.timeZone`. */
    leavesAt: string;
    vehicle: string;
    seats: number;
    /** Stored in international form. Without a country prefix, it is a number of the person's country. */
    driverPhone: string | null;
    note?: string | null;
};
export type TransferEdit = {
    /** One of `arrivalLocationsList`, or `Other: ` and another place in words. */
    place: string;
    /** ISO 8601; without an offset it is local to `Contest.timeZone`. */
    leavesAt: string;
    vehicle: string;
    seats: number;
    /** Stored in international form. Without a country prefix, it is a number of the person's country. */
    driverPhone: string | null;
    note?: string | null;
    /** The version that the edit is based on; 409 if it is no longer the stored one. Optional. */
    version?: number | null;
};
export type PartyMoves = {
    direction: "ARRIVAL" | "DEPARTURE";
    parties: {
        /** The team or, for a guest, the person. */
        id: string;
        /** The party's transfer from now on; `null` or no value: none. */
        transferId?: string | null;
    }[];
};
export type TransferSuggestionInput = {
    direction: "ARRIVAL" | "DEPARTURE";
    /** Only parties of this place; without a value, of all. */
    place?: string | null;
    /** What the vehicles are called; a number is added. */
    vehicle: string;
    seats: number;
    /** The longest time between a vehicle's first and last party. */
    longestWait: number;
    /** For arrivals: how long after its last party arrives a vehicle leaves. */
    luggageTime?: number;
    /** For departures: how long before its first party departs a vehicle leaves the venue. */
    leadTime?: number;
    /** Of the suggestion to create; 409 if another one would be made now. Optional. */
    fingerprint?: string | null;
};
export type TransferSuggestion = {
    vehicles: {
        vehicle: string;
        /** Where an arrival's vehicle starts, and where a departure's goes. */
        place: string;
        /** ISO 8601 in UTC. */
        leavesAt: string;
        seats: number;
        /** The people of all parties; a leader of two teams counts once. */
        seatsTaken: number;
        parties: Party[];
    }[];
    leftOver: {
        party: Party;
        reason: "NO_TIME" | "NO_PLACE" | "TOO_LARGE";
    }[];
    /** Differs when another suggestion is made. */
    fingerprint: string;
};
export type Country = {
    id: string;
    name: string;
    /** ISO 3166-1 alpha-2; XK for Kosovo, XN for the neutral delegation. */
    code: string;
    /** PNG in base64 without a prefix. */
    flag: string;
};
export type LoneTraveller = {
    /** The person. */
    id: string;
    fullName: string;
    /** `null` for a person who has not arrived yet. */
    arrivedAt: string | null;
    team: {
        id: string;
        name: string;
    };
    country: {
        name: string;
        alpha2: string;
    };
    /** Whom to call about the contestant. */
    contact: {
        fullName: string;
        phoneNumber: string;
    };
    guide: {
        fullName: string;
        phoneNumber: string;
    } | null;
};
export type Journeys = {
    /** By time, those without one last. */
    parties: Party[];
    /** By country and name. */
    alone: LoneTraveller[];
};
export type ArrivalMark = {
    /** Made by the device; a mark that is sent twice is stored once. */
    id: string;
    /** The person. */
    personId: string;
    /** `false` takes an earlier mark back. */
    arrived: boolean;
    /** By the device's clock; a time after the request counts as the time of the request. */
    markedAt: string;
};
export type ArrivalMarks = {
    marks: ArrivalMark[];
    /** The account that made the marks; 409 if it is not the caller's. Optional. */
    userId?: string | null;
};
export type MarkedArrivals = {
    /** When the marks had been stored: later pages have them. */
    receivedAt: string;
    marks: {
        id: string;
        result: "stored" | "alreadyStored" | "refused";
        /** Why a mark was refused; otherwise `null`. */
        reason: string | null;
        /** Whether the person counts as arrived after the request; `null` for a refused mark. */
        arrived: boolean | null;
    }[];
};
export type AuditEntry = {
    id: string;
    /** ISO 8601 in UTC. */
    at: string;
    userId: string;
    userName: string;
    action: string;
    entity: string;
    entityId: string;
    teamIds: string[];
    /** By field, the value before and the value after. */
    changes: {
        [key: string]: unknown[];
    };
};
/**
 * The edition: texts, dates, companies and committees.
 */
export function getContest({ year }: {
    year?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: Contest;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/Contest${QS.query(QS.explode({
        year
    }))}`, {
        ...opts
    });
}
/**
 * The lists that other calls choose from.
 */
export function getAvailableEnums(opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: ContestEnums;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>("/api/Contest/availableEnums", {
        ...opts
    });
}
/**
 * How many contestants compete, by country, and what they need.
 */
export function getStatistics({ year }: {
    year?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: Statistics;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/Contest/statistics${QS.query(QS.explode({
        year
    }))}`, {
        ...opts
    });
}
/**
 * Every edition.
 */
export function listEditions(opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            id: string;
            year: number;
            name: string;
            shortName: string;
            startDate: string;
            endDate: string;
            isCurrent: boolean;
        }[];
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>("/api/Contest/editions", {
        ...opts
    });
}
/**
 * Everything about an edition that may be changed.
 */
export function getEditionSettings(id: string, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            id: string;
            year: number;
            name: string;
            shortName: string;
            startDate: string;
            endDate: string;
            isCurrent: boolean;
            /** Increases with every change. An edit that sends another value is 409. */
            version: number;
            /** Until then teams can be registered and changed. */
            endOfRegistrationDate: string;
            /** The venue's IANA time zone. */
            timeZone: string;
            /** City, then country. */
            venue: string;
            venueAddress: string | null;
            /** Latitude and longitude in degrees. */
            venueCoordinates: string | null;
            contactEmail: string;
            emergencyPhone: string | null;
            /** The juniors' earliest date of birth; `null` for no limit. */
            juniorsBornOnOrAfter: string | null;
            /** The seniors' earliest date of birth; `null` for no limit. */
            seniorsBornOnOrAfter: string | null;
            invitationLetterUrl: string | null;
            materialsUrl: string | null;
            /** Below the name on certificates; empty for the default text. */
            certificateText: string;
            /** At most two, each “name, office”. */
            certificateSignatories: string[];
            tShirtSizesList: string[];
            operatingSystemNamesList: string[];
            arrivalLocationsList: string[];
            /** How many records use each value; unused values are left out. */
            uses: {
                tShirtSizesList: {
                    [key: string]: number;
                };
                operatingSystemNamesList: {
                    [key: string]: number;
                };
                arrivalLocationsList: {
                    [key: string]: number;
                };
            };
            /** HTML. */
            welcomeText: string;
            /** HTML. */
            rules: string;
            /** HTML. */
            environmentDescription: string;
            /** HTML. */
            invitationLetter: string;
            /** HTML. */
            materials: string;
            venuePictures: {
                caption: string;
                /** Shown whole and after the photos. */
                isMap: boolean;
                imageUrl: string;
                width: number;
                height: number;
                id: string;
            }[];
            companies: {
                id: string;
                kind: "ORGANIZER" | "PARTNER" | "PATRON" | "GOLDEN_SPONSOR" | "SILVER_SPONSOR" | "BRONZE_SPONSOR";
                name: string;
                /** The company's own site. */
                companyUrl: string | null;
                additionalInformation: string | null;
                imageUrl: string | null;
            }[];
            committees: {
                id: string;
                /** Its roles are `<key>_CHAIR` and `<key>_MEMBER`. */
                key: string;
                name: string;
                chairTitle: string;
                memberTitle: string;
                /** How many people have its roles. */
                peopleCount: number;
            }[];
            schedule: {
                id: string;
                date: string;
                startTime: string | null;
                endTime: string | null;
                title: string;
                location: string | null;
            }[];
        };
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/Contest/${encodeURIComponent(id)}/settings`, {
        ...opts
    });
}
/**
 * Changes an edition's names, dates, place, age limits, links, certificates and lists; what is absent stays.
 */
export function updateEdition(id: string, body: {
    name?: string;
    shortName?: string;
    startDate?: string;
    endDate?: string;
    /** Until then teams can be registered and changed. */
    endOfRegistrationDate?: string;
    venue?: string;
    /** Street and number, for the link to a map. */
    venueAddress?: string | null;
    /** Latitude and longitude in degrees, for the link to a map. */
    venueCoordinates?: string | null;
    /** The venue's IANA time zone. */
    timeZone?: string;
    contactEmail?: string;
    /** Printed on badges. */
    emergencyPhone?: string | null;
    juniorsBornOnOrAfter?: ("" | string) | null;
    seniorsBornOnOrAfter?: ("" | string) | null;
    invitationLetterUrl?: string | null;
    materialsUrl?: string | null;
    /** Below the name on certificates; empty for the default text. */
    certificateText?: string;
    /** At most two people who sign certificates, each as “name, office”. */
    certificateSignatories?: (string | null)[];
    tShirtSizesList?: {
        name: string;
        was?: string | null;
    }[];
    operatingSystemNamesList?: {
        name: string;
        was?: string | null;
    }[];
    arrivalLocationsList?: {
        name: string;
        was?: string | null;
    }[];
    /** The version that the edit is based on; 409 if it is no longer the stored one. Optional. */
    version?: number | null;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            id: string;
            year: number;
            name: string;
            shortName: string;
            startDate: string;
            endDate: string;
            isCurrent: boolean;
            /** Increases with every change. An edit that sends another value is 409. */
            version: number;
            /** Until then teams can be registered and changed. */
            endOfRegistrationDate: string;
            /** The venue's IANA time zone. */
            timeZone: string;
            /** City, then country. */
            venue: string;
            venueAddress: string | null;
            /** Latitude and longitude in degrees. */
            venueCoordinates: string | null;
            contactEmail: string;
            emergencyPhone: string | null;
            /** The juniors' earliest date of birth; `null` for no limit. */
            juniorsBornOnOrAfter: string | null;
            /** The seniors' earliest date of birth; `null` for no limit. */
            seniorsBornOnOrAfter: string | null;
            invitationLetterUrl: string | null;
            materialsUrl: string | null;
            /** Below the name on certificates; empty for the default text. */
            certificateText: string;
            /** At most two, each “name, office”. */
            certificateSignatories: string[];
            tShirtSizesList: string[];
            operatingSystemNamesList: string[];
            arrivalLocationsList: string[];
            /** How many records use each value; unused values are left out. */
            uses: {
                tShirtSizesList: {
                    [key: string]: number;
                };
                operatingSystemNamesList: {
                    [key: string]: number;
                };
                arrivalLocationsList: {
                    [key: string]: number;
                };
            };
            /** HTML. */
            welcomeText: string;
            /** HTML. */
            rules: string;
            /** HTML. */
            environmentDescription: string;
            /** HTML. */
            invitationLetter: string;
            /** HTML. */
            materials: string;
            venuePictures: {
                caption: string;
                /** Shown whole and after the photos. */
                isMap: boolean;
                imageUrl: string;
                width: number;
                height: number;
                id: string;
            }[];
            companies: {
                id: string;
                kind: "ORGANIZER" | "PARTNER" | "PATRON" | "GOLDEN_SPONSOR" | "SILVER_SPONSOR" | "BRONZE_SPONSOR";
                name: string;
                /** The company's own site. */
                companyUrl: string | null;
                additionalInformation: string | null;
                imageUrl: string | null;
            }[];
            committees: {
                id: string;
                /** Its roles are `<key>_CHAIR` and `<key>_MEMBER`. */
                key: string;
                name: string;
                chairTitle: string;
                memberTitle: string;
                /** How many people have its roles. */
                peopleCount: number;
            }[];
            schedule: {
                id: string;
                date: string;
                startTime: string | null;
                endTime: string | null;
                title: string;
                location: string | null;
            }[];
        };
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 413;
        data: Problem;
    } | {
        status: 415;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/Contest/${encodeURIComponent(id)}`, oazapfts.json({
        ...opts,
        method: "PUT",
        body
    }));
}
/**
 * Deletes a draft of the next edition.
 */
export function deleteDraft(id: string, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: true;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/Contest/${encodeURIComponent(id)}`, {
        ...opts,
        method: "DELETE"
    });
}
/**
 * Changes an edition's texts; what is absent stays.
 */
export function updateEditionTexts(id: string, body: {
    /** HTML. */
    welcomeText?: string;
    /** HTML. */
    rules?: string;
    /** HTML. */
    environmentDescription?: string;
    /** HTML. */
    invitationLetter?: string;
    /** HTML. */
    materials?: string;
    /** The version that the edit is based on; 409 if it is no longer the stored one. Optional. */
    version?: number | null;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            id: string;
            year: number;
            name: string;
            shortName: string;
            startDate: string;
            endDate: string;
            isCurrent: boolean;
            /** Increases with every change. An edit that sends another value is 409. */
            version: number;
            /** Until then teams can be registered and changed. */
            endOfRegistrationDate: string;
            /** The venue's IANA time zone. */
            timeZone: string;
            /** City, then country. */
            venue: string;
            venueAddress: string | null;
            /** Latitude and longitude in degrees. */
            venueCoordinates: string | null;
            contactEmail: string;
            emergencyPhone: string | null;
            /** The juniors' earliest date of birth; `null` for no limit. */
            juniorsBornOnOrAfter: string | null;
            /** The seniors' earliest date of birth; `null` for no limit. */
            seniorsBornOnOrAfter: string | null;
            invitationLetterUrl: string | null;
            materialsUrl: string | null;
            /** Below the name on certificates; empty for the default text. */
            certificateText: string;
            /** At most two, each “name, office”. */
            certificateSignatories: string[];
            tShirtSizesList: string[];
            operatingSystemNamesList: string[];
            arrivalLocationsList: string[];
            /** How many records use each value; unused values are left out. */
            uses: {
                tShirtSizesList: {
                    [key: string]: number;
                };
                operatingSystemNamesList: {
                    [key: string]: number;
                };
                arrivalLocationsList: {
                    [key: string]: number;
                };
            };
            /** HTML. */
            welcomeText: string;
            /** HTML. */
            rules: string;
            /** HTML. */
            environmentDescription: string;
            /** HTML. */
            invitationLetter: string;
            /** HTML. */
            materials: string;
            venuePictures: {
                caption: string;
                /** Shown whole and after the photos. */
                isMap: boolean;
                imageUrl: string;
                width: number;
                height: number;
                id: string;
            }[];
            companies: {
                id: string;
                kind: "ORGANIZER" | "PARTNER" | "PATRON" | "GOLDEN_SPONSOR" | "SILVER_SPONSOR" | "BRONZE_SPONSOR";
                name: string;
                /** The company's own site. */
                companyUrl: string | null;
                additionalInformation: string | null;
                imageUrl: string | null;
            }[];
            committees: {
                id: string;
                /** Its roles are `<key>_CHAIR` and `<key>_MEMBER`. */
                key: string;
                name: string;
                chairTitle: string;
                memberTitle: string;
                /** How many people have its roles. */
                peopleCount: number;
            }[];
            schedule: {
                id: string;
                date: string;
                startTime: string | null;
                endTime: string | null;
                title: string;
                location: string | null;
            }[];
        };
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 413;
        data: Problem;
    } | {
        status: 415;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/Contest/${encodeURIComponent(id)}/texts`, oazapfts.json({
        ...opts,
        method: "PUT",
        body
    }));
}
/**
 * Replaces an edition's organizers, partners, patrons and sponsors.
 */
export function updateEditionCompanies(id: string, body: {
    companies: {
        /** A company with an id keeps its stored logo unless a new one is sent. */
        id?: string | null;
        kind: "ORGANIZER" | "PARTNER" | "PATRON" | "GOLDEN_SPONSOR" | "SILVER_SPONSOR" | "BRONZE_SPONSOR";
        name: string;
        /** The company's own site. */
        companyUrl?: string | null;
        additionalInformation?: string | null;
        /** JPEG, PNG, WebP, AVIF or GIF in base64 without a prefix; at most 8 MiB decoded and 50 megapixels, AVIF 16. `null` or no value keeps the stored picture. */
        picture?: string | null;
        /** Whether to delete the stored picture. A sent `picture` takes precedence. */
        removePicture?: boolean;
    }[];
    /** The version that the edit is based on; 409 if it is no longer the stored one. Optional. */
    version?: number | null;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            id: string;
            year: number;
            name: string;
            shortName: string;
            startDate: string;
            endDate: string;
            isCurrent: boolean;
            /** Increases with every change. An edit that sends another value is 409. */
            version: number;
            /** Until then teams can be registered and changed. */
            endOfRegistrationDate: string;
            /** The venue's IANA time zone. */
            timeZone: string;
            /** City, then country. */
            venue: string;
            venueAddress: string | null;
            /** Latitude and longitude in degrees. */
            venueCoordinates: string | null;
            contactEmail: string;
            emergencyPhone: string | null;
            /** The juniors' earliest date of birth; `null` for no limit. */
            juniorsBornOnOrAfter: string | null;
            /** The seniors' earliest date of birth; `null` for no limit. */
            seniorsBornOnOrAfter: string | null;
            invitationLetterUrl: string | null;
            materialsUrl: string | null;
            /** Below the name on certificates; empty for the default text. */
            certificateText: string;
            /** At most two, each “name, office”. */
            certificateSignatories: string[];
            tShirtSizesList: string[];
            operatingSystemNamesList: string[];
            arrivalLocationsList: string[];
            /** How many records use each value; unused values are left out. */
            uses: {
                tShirtSizesList: {
                    [key: string]: number;
                };
                operatingSystemNamesList: {
                    [key: string]: number;
                };
                arrivalLocationsList: {
                    [key: string]: number;
                };
            };
            /** HTML. */
            welcomeText: string;
            /** HTML. */
            rules: string;
            /** HTML. */
            environmentDescription: string;
            /** HTML. */
            invitationLetter: string;
            /** HTML. */
            materials: string;
            venuePictures: {
                caption: string;
                /** Shown whole and after the photos. */
                isMap: boolean;
                imageUrl: string;
                width: number;
                height: number;
                id: string;
            }[];
            companies: {
                id: string;
                kind: "ORGANIZER" | "PARTNER" | "PATRON" | "GOLDEN_SPONSOR" | "SILVER_SPONSOR" | "BRONZE_SPONSOR";
                name: string;
                /** The company's own site. */
                companyUrl: string | null;
                additionalInformation: string | null;
                imageUrl: string | null;
            }[];
            committees: {
                id: string;
                /** Its roles are `<key>_CHAIR` and `<key>_MEMBER`. */
                key: string;
                name: string;
                chairTitle: string;
                memberTitle: string;
                /** How many people have its roles. */
                peopleCount: number;
            }[];
            schedule: {
                id: string;
                date: string;
                startTime: string | null;
                endTime: string | null;
                title: string;
                location: string | null;
            }[];
        };
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 413;
        data: Problem;
    } | {
        status: 415;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/Contest/${encodeURIComponent(id)}/companies`, oazapfts.json({
        ...opts,
        method: "PUT",
        body
    }));
}
/**
 * Replaces the photos and maps of the venue.
 */
export function updateVenuePictures(id: string, body: {
    venuePictures: {
        /** A picture with an id keeps its file unless a new one is sent. */
        id?: string | null;
        caption: string;
        /** Whether it is a map, which is shown whole and after the photos. */
        isMap?: boolean;
        /** JPEG, PNG, WebP, AVIF or GIF in base64 without a prefix; at most 8 MiB decoded and 50 megapixels, AVIF 16. `null` or no value keeps the stored picture. */
        picture?: string | null;
    }[];
    /** The version that the edit is based on; 409 if it is no longer the stored one. Optional. */
    version?: number | null;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            id: string;
            year: number;
            name: string;
            shortName: string;
            startDate: string;
            endDate: string;
            isCurrent: boolean;
            /** Increases with every change. An edit that sends another value is 409. */
            version: number;
            /** Until then teams can be registered and changed. */
            endOfRegistrationDate: string;
            /** The venue's IANA time zone. */
            timeZone: string;
            /** City, then country. */
            venue: string;
            venueAddress: string | null;
            /** Latitude and longitude in degrees. */
            venueCoordinates: string | null;
            contactEmail: string;
            emergencyPhone: string | null;
            /** The juniors' earliest date of birth; `null` for no limit. */
            juniorsBornOnOrAfter: string | null;
            /** The seniors' earliest date of birth; `null` for no limit. */
            seniorsBornOnOrAfter: string | null;
            invitationLetterUrl: string | null;
            materialsUrl: string | null;
            /** Below the name on certificates; empty for the default text. */
            certificateText: string;
            /** At most two, each “name, office”. */
            certificateSignatories: string[];
            tShirtSizesList: string[];
            operatingSystemNamesList: string[];
            arrivalLocationsList: string[];
            /** How many records use each value; unused values are left out. */
            uses: {
                tShirtSizesList: {
                    [key: string]: number;
                };
                operatingSystemNamesList: {
                    [key: string]: number;
                };
                arrivalLocationsList: {
                    [key: string]: number;
                };
            };
            /** HTML. */
            welcomeText: string;
            /** HTML. */
            rules: string;
            /** HTML. */
            environmentDescription: string;
            /** HTML. */
            invitationLetter: string;
            /** HTML. */
            materials: string;
            venuePictures: {
                caption: string;
                /** Shown whole and after the photos. */
                isMap: boolean;
                imageUrl: string;
                width: number;
                height: number;
                id: string;
            }[];
            companies: {
                id: string;
                kind: "ORGANIZER" | "PARTNER" | "PATRON" | "GOLDEN_SPONSOR" | "SILVER_SPONSOR" | "BRONZE_SPONSOR";
                name: string;
                /** The company's own site. */
                companyUrl: string | null;
                additionalInformation: string | null;
                imageUrl: string | null;
            }[];
            committees: {
                id: string;
                /** Its roles are `<key>_CHAIR` and `<key>_MEMBER`. */
                key: string;
                name: string;
                chairTitle: string;
                memberTitle: string;
                /** How many people have its roles. */
                peopleCount: number;
            }[];
            schedule: {
                id: string;
                date: string;
                startTime: string | null;
                endTime: string | null;
                title: string;
                location: string | null;
            }[];
        };
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 413;
        data: Problem;
    } | {
        status: 415;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/Contest/${encodeURIComponent(id)}/venuePictures`, oazapfts.json({
        ...opts,
        method: "PUT",
        body
    }));
}
/**
 * Replaces an edition's committees.
 */
export function updateEditionCommittees(id: string, body: {
    committees: {
        /** The empty GUID, `null` or no value: none chosen. */
        id?: string | null;
        name: string;
        chairTitle: string;
        memberTitle: string;
    }[];
    /** The version that the edit is based on; 409 if it is no longer the stored one. Optional. */
    version?: number | null;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            id: string;
            year: number;
            name: string;
            shortName: string;
            startDate: string;
            endDate: string;
            isCurrent: boolean;
            /** Increases with every change. An edit that sends another value is 409. */
            version: number;
            /** Until then teams can be registered and changed. */
            endOfRegistrationDate: string;
            /** The venue's IANA time zone. */
            timeZone: string;
            /** City, then country. */
            venue: string;
            venueAddress: string | null;
            /** Latitude and longitude in degrees. */
            venueCoordinates: string | null;
            contactEmail: string;
            emergencyPhone: string | null;
            /** The juniors' earliest date of birth; `null` for no limit. */
            juniorsBornOnOrAfter: string | null;
            /** The seniors' earliest date of birth; `null` for no limit. */
            seniorsBornOnOrAfter: string | null;
            invitationLetterUrl: string | null;
            materialsUrl: string | null;
            /** Below the name on certificates; empty for the default text. */
            certificateText: string;
            /** At most two, each “name, office”. */
            certificateSignatories: string[];
            tShirtSizesList: string[];
            operatingSystemNamesList: string[];
            arrivalLocationsList: string[];
            /** How many records use each value; unused values are left out. */
            uses: {
                tShirtSizesList: {
                    [key: string]: number;
                };
                operatingSystemNamesList: {
                    [key: string]: number;
                };
                arrivalLocationsList: {
                    [key: string]: number;
                };
            };
            /** HTML. */
            welcomeText: string;
            /** HTML. */
            rules: string;
            /** HTML. */
            environmentDescription: string;
            /** HTML. */
            invitationLetter: string;
            /** HTML. */
            materials: string;
            venuePictures: {
                caption: string;
                /** Shown whole and after the photos. */
                isMap: boolean;
                imageUrl: string;
                width: number;
                height: number;
                id: string;
            }[];
            companies: {
                id: string;
                kind: "ORGANIZER" | "PARTNER" | "PATRON" | "GOLDEN_SPONSOR" | "SILVER_SPONSOR" | "BRONZE_SPONSOR";
                name: string;
                /** The company's own site. */
                companyUrl: string | null;
                additionalInformation: string | null;
                imageUrl: string | null;
            }[];
            committees: {
                id: string;
                /** Its roles are `<key>_CHAIR` and `<key>_MEMBER`. */
                key: string;
                name: string;
                chairTitle: string;
                memberTitle: string;
                /** How many people have its roles. */
                peopleCount: number;
            }[];
            schedule: {
                id: string;
                date: string;
                startTime: string | null;
                endTime: string | null;
                title: string;
                location: string | null;
            }[];
        };
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 413;
        data: Problem;
    } | {
        status: 415;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/Contest/${encodeURIComponent(id)}/committees`, oazapfts.json({
        ...opts,
        method: "PUT",
        body
    }));
}
/**
 * Replaces an edition's schedule.
 */
export function updateEditionSchedule(id: string, body: {
    schedule: {
        /** The empty GUID, `null` or no value: none chosen. */
        id?: string | null;
        date: string;
        /** HH:mm at the venue; `null` for an all-day entry. */
        startTime?: string | null;
        /** HH:mm at the venue; `null` for an all-day entry. */
        endTime?: string | null;
        title: string;
        location?: string | null;
    }[];
    /** The version that the edit is based on; 409 if it is no longer the stored one. Optional. */
    version?: number | null;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            id: string;
            year: number;
            name: string;
            shortName: string;
            startDate: string;
            endDate: string;
            isCurrent: boolean;
            /** Increases with every change. An edit that sends another value is 409. */
            version: number;
            /** Until then teams can be registered and changed. */
            endOfRegistrationDate: string;
            /** The venue's IANA time zone. */
            timeZone: string;
            /** City, then country. */
            venue: string;
            venueAddress: string | null;
            /** Latitude and longitude in degrees. */
            venueCoordinates: string | null;
            contactEmail: string;
            emergencyPhone: string | null;
            /** The juniors' earliest date of birth; `null` for no limit. */
            juniorsBornOnOrAfter: string | null;
            /** The seniors' earliest date of birth; `null` for no limit. */
            seniorsBornOnOrAfter: string | null;
            invitationLetterUrl: string | null;
            materialsUrl: string | null;
            /** Below the name on certificates; empty for the default text. */
            certificateText: string;
            /** At most two, each “name, office”. */
            certificateSignatories: string[];
            tShirtSizesList: string[];
            operatingSystemNamesList: string[];
            arrivalLocationsList: string[];
            /** How many records use each value; unused values are left out. */
            uses: {
                tShirtSizesList: {
                    [key: string]: number;
                };
                operatingSystemNamesList: {
                    [key: string]: number;
                };
                arrivalLocationsList: {
                    [key: string]: number;
                };
            };
            /** HTML. */
            welcomeText: string;
            /** HTML. */
            rules: string;
            /** HTML. */
            environmentDescription: string;
            /** HTML. */
            invitationLetter: string;
            /** HTML. */
            materials: string;
            venuePictures: {
                caption: string;
                /** Shown whole and after the photos. */
                isMap: boolean;
                imageUrl: string;
                width: number;
                height: number;
                id: string;
            }[];
            companies: {
                id: string;
                kind: "ORGANIZER" | "PARTNER" | "PATRON" | "GOLDEN_SPONSOR" | "SILVER_SPONSOR" | "BRONZE_SPONSOR";
                name: string;
                /** The company's own site. */
                companyUrl: string | null;
                additionalInformation: string | null;
                imageUrl: string | null;
            }[];
            committees: {
                id: string;
                /** Its roles are `<key>_CHAIR` and `<key>_MEMBER`. */
                key: string;
                name: string;
                chairTitle: string;
                memberTitle: string;
                /** How many people have its roles. */
                peopleCount: number;
            }[];
            schedule: {
                id: string;
                date: string;
                startTime: string | null;
                endTime: string | null;
                title: string;
                location: string | null;
            }[];
        };
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 413;
        data: Problem;
    } | {
        status: 415;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/Contest/${encodeURIComponent(id)}/schedule`, oazapfts.json({
        ...opts,
        method: "PUT",
        body
    }));
}
/**
 * Shows a text as visitors would see it; stores nothing.
 */
export function previewText(body: {
    /** HTML. */
    text: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            html: string;
        };
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 413;
        data: Problem;
    } | {
        status: 415;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>("/api/Contest/preview/text", oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Creates the next edition from the current one, and makes it current unless it is a draft.
 */
export function startNextEdition(body: {
    /** The edition to copy; 409 if it is no longer the current one. */
    contestId?: string | null;
    year: number;
    name: string;
    shortName: string;
    startDate: string;
    endDate: string;
    /** Until then teams can be registered and changed. */
    endOfRegistrationDate: string;
    /** Whether to copy the members of the committees, with their committee roles and pictures. */
    carryMembers?: boolean;
    /** Whether to only prepare the edition: administrators alone see it until it is made the current one. */
    draft?: boolean;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 201;
        data: {
            id: string;
            year: number;
            name: string;
            shortName: string;
            startDate: string;
            endDate: string;
            isCurrent: boolean;
            /** Increases with every change. An edit that sends another value is 409. */
            version: number;
            /** Until then teams can be registered and changed. */
            endOfRegistrationDate: string;
            /** The venue's IANA time zone. */
            timeZone: string;
            /** City, then country. */
            venue: string;
            venueAddress: string | null;
            /** Latitude and longitude in degrees. */
            venueCoordinates: string | null;
            contactEmail: string;
            emergencyPhone: string | null;
            /** The juniors' earliest date of birth; `null` for no limit. */
            juniorsBornOnOrAfter: string | null;
            /** The seniors' earliest date of birth; `null` for no limit. */
            seniorsBornOnOrAfter: string | null;
            invitationLetterUrl: string | null;
            materialsUrl: string | null;
            /** Below the name on certificates; empty for the default text. */
            certificateText: string;
            /** At most two, each “name, office”. */
            certificateSignatories: string[];
            tShirtSizesList: string[];
            operatingSystemNamesList: string[];
            arrivalLocationsList: string[];
            /** How many records use each value; unused values are left out. */
            uses: {
                tShirtSizesList: {
                    [key: string]: number;
                };
                operatingSystemNamesList: {
                    [key: string]: number;
                };
                arrivalLocationsList: {
                    [key: string]: number;
                };
            };
            /** HTML. */
            welcomeText: string;
            /** HTML. */
            rules: string;
            /** HTML. */
            environmentDescription: string;
            /** HTML. */
            invitationLetter: string;
            /** HTML. */
            materials: string;
            venuePictures: {
                caption: string;
                /** Shown whole and after the photos. */
                isMap: boolean;
                imageUrl: string;
                width: number;
                height: number;
                id: string;
            }[];
            companies: {
                id: string;
                kind: "ORGANIZER" | "PARTNER" | "PATRON" | "GOLDEN_SPONSOR" | "SILVER_SPONSOR" | "BRONZE_SPONSOR";
                name: string;
                /** The company's own site. */
                companyUrl: string | null;
                additionalInformation: string | null;
                imageUrl: string | null;
            }[];
            committees: {
                id: string;
                /** Its roles are `<key>_CHAIR` and `<key>_MEMBER`. */
                key: string;
                name: string;
                chairTitle: string;
                memberTitle: string;
                /** How many people have its roles. */
                peopleCount: number;
            }[];
            schedule: {
                id: string;
                date: string;
                startTime: string | null;
                endTime: string | null;
                title: string;
                location: string | null;
            }[];
        };
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 413;
        data: Problem;
    } | {
        status: 415;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>("/api/Contest/next", oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Makes a draft the current edition; the one before can no longer be changed.
 */
export function makeEditionCurrent(id: string, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            id: string;
            year: number;
            name: string;
            shortName: string;
            startDate: string;
            endDate: string;
            isCurrent: boolean;
            /** Increases with every change. An edit that sends another value is 409. */
            version: number;
            /** Until then teams can be registered and changed. */
            endOfRegistrationDate: string;
            /** The venue's IANA time zone. */
            timeZone: string;
            /** City, then country. */
            venue: string;
            venueAddress: string | null;
            /** Latitude and longitude in degrees. */
            venueCoordinates: string | null;
            contactEmail: string;
            emergencyPhone: string | null;
            /** The juniors' earliest date of birth; `null` for no limit. */
            juniorsBornOnOrAfter: string | null;
            /** The seniors' earliest date of birth; `null` for no limit. */
            seniorsBornOnOrAfter: string | null;
            invitationLetterUrl: string | null;
            materialsUrl: string | null;
            /** Below the name on certificates; empty for the default text. */
            certificateText: string;
            /** At most two, each “name, office”. */
            certificateSignatories: string[];
            tShirtSizesList: string[];
            operatingSystemNamesList: string[];
            arrivalLocationsList: string[];
            /** How many records use each value; unused values are left out. */
            uses: {
                tShirtSizesList: {
                    [key: string]: number;
                };
                operatingSystemNamesList: {
                    [key: string]: number;
                };
                arrivalLocationsList: {
                    [key: string]: number;
                };
            };
            /** HTML. */
            welcomeText: string;
            /** HTML. */
            rules: string;
            /** HTML. */
            environmentDescription: string;
            /** HTML. */
            invitationLetter: string;
            /** HTML. */
            materials: string;
            venuePictures: {
                caption: string;
                /** Shown whole and after the photos. */
                isMap: boolean;
                imageUrl: string;
                width: number;
                height: number;
                id: string;
            }[];
            companies: {
                id: string;
                kind: "ORGANIZER" | "PARTNER" | "PATRON" | "GOLDEN_SPONSOR" | "SILVER_SPONSOR" | "BRONZE_SPONSOR";
                name: string;
                /** The company's own site. */
                companyUrl: string | null;
                additionalInformation: string | null;
                imageUrl: string | null;
            }[];
            committees: {
                id: string;
                /** Its roles are `<key>_CHAIR` and `<key>_MEMBER`. */
                key: string;
                name: string;
                chairTitle: string;
                memberTitle: string;
                /** How many people have its roles. */
                peopleCount: number;
            }[];
            schedule: {
                id: string;
                date: string;
                startTime: string | null;
                endTime: string | null;
                title: string;
                location: string | null;
            }[];
        };
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/Contest/${encodeURIComponent(id)}/current`, {
        ...opts,
        method: "POST"
    });
}
/**
 * The countries with a later end of registration in the current edition.
 */
export function listDeadlineExceptions(opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: DeadlineException[];
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>("/api/Contest/exceptions", {
        ...opts
    });
}
/**
 * Extends the deadline of a country, or changes its extension.
 */
export function giveDeadlineException(countryId: string, deadlineExceptionInput: DeadlineExceptionInput, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: DeadlineException;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 413;
        data: Problem;
    } | {
        status: 415;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/Contest/exceptions/${encodeURIComponent(countryId)}`, oazapfts.json({
        ...opts,
        method: "PUT",
        body: deadlineExceptionInput
    }));
}
/**
 * Removes a country's later end of registration.
 */
export function removeDeadlineException(countryId: string, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: true;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/Contest/exceptions/${encodeURIComponent(countryId)}`, {
        ...opts,
        method: "DELETE"
    });
}
/**
 * Signs in with e-mail and password.
 */
export function logIn(loginInput: LoginInput, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: LoginResponse;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 413;
        data: Problem;
    } | {
        status: 415;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 429;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>("/api/Identity/Login", oazapfts.json({
        ...opts,
        method: "POST",
        body: loginInput
    }));
}
/**
 * Ends the caller's session.
 */
export function logOut(opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: true;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>("/api/Identity/Logout", {
        ...opts,
        method: "POST"
    });
}
/**
 * Ends every session of the caller's account, this one too.
 */
export function logOutEverywhere(opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: true;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>("/api/Identity/LogoutEverywhere", {
        ...opts,
        method: "POST"
    });
}
/**
 * Creates an account.
 */
export function registerUser(registerInput: RegisterInput, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 201;
        data: User;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 413;
        data: Problem;
    } | {
        status: 415;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>("/api/Identity/Register", oazapfts.json({
        ...opts,
        method: "POST",
        body: registerInput
    }));
}
/**
 * Creates accounts with the role TeamRegistrator from a CSV file, all rows or none.
 */
export function importAccounts(body: {
    /** The CSV file. */
    file: Blob;
}, { dryRun }: {
    dryRun?: "true" | "false";
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: ImportedAccounts;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 413;
        data: Problem;
    } | {
        status: 415;
        data: Problem;
    } | {
        status: 422;
        data: ImportProblem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/Identity/import/csv${QS.query(QS.explode({
        dryRun
    }))}`, oazapfts.multipart({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Changes an account's name, e-mail address, country and role.
 */
export function editUser(id: string, userEdit: UserEdit, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: ListedUser;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 413;
        data: Problem;
    } | {
        status: 415;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/Identity/${encodeURIComponent(id)}`, oazapfts.json({
        ...opts,
        method: "PUT",
        body: userEdit
    }));
}
/**
 * Lets an account sign in again that is locked after too many failed sign-ins.
 */
export function unlockAccount(id: string, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: true;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/Identity/${encodeURIComponent(id)}/lock`, {
        ...opts,
        method: "DELETE"
    });
}
/**
 * Every account, with the passwords to hand out.
 */
export function listUsers(opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: ListedUser[];
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>("/api/Identity/GetAll", {
        ...opts
    });
}
/**
 * The accounts of a role.
 */
export function listUsersOfRole(role: string, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: User[];
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/Identity/GetAll/role/${encodeURIComponent(role)}`, {
        ...opts
    });
}
/**
 * Changes the caller's own password.
 */
export function changeOwnPassword(passwordChange: PasswordChange, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            /** For the `Authorization` header, after `Bearer `. */
            token: string;
        };
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 413;
        data: Problem;
    } | {
        status: 415;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 429;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>("/api/Identity/password", oazapfts.json({
        ...opts,
        method: "PUT",
        body: passwordChange
    }));
}
/**
 * Gives an account a new password to hand out, and ends its sessions.
 */
export function resetPassword(id: string, passwordReset: PasswordReset, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: ListedUser;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 413;
        data: Problem;
    } | {
        status: 415;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/Identity/${encodeURIComponent(id)}/password`, oazapfts.json({
        ...opts,
        method: "POST",
        body: passwordReset
    }));
}
/**
 * Disables an account, which ends its sessions, or enables it again.
 */
export function setAccountDisabled(id: string, accountDisabling: AccountDisabling, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: ListedUser;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 413;
        data: Problem;
    } | {
        status: 415;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/Identity/${encodeURIComponent(id)}/disabled`, oazapfts.json({
        ...opts,
        method: "PUT",
        body: accountDisabling
    }));
}
/**
 * Registers a team, all or nothing.
 */
export function createTeam(teamCreation: TeamCreation, { idempotencyKey }: {
    idempotencyKey?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 201;
        data: Team;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 413;
        data: Problem;
    } | {
        status: 415;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>("/api/Team", oazapfts.json({
        ...opts,
        method: "POST",
        body: teamCreation,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey
        })
    }));
}
/**
 * All teams, by country name, then team name.
 */
export function listTeams(opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: Team[] | PublicTeam[];
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>("/api/Team", {
        ...opts
    });
}
/**
 * The teams that no guide is assigned to.
 */
export function listTeamsWithoutGuide(opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: Team[];
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>("/api/Team/noGuides", {
        ...opts
    });
}
/**
 * The teams of a guide.
 */
export function listTeamsOfGuide(guideId: string, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: Team[];
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/Team/guide/${encodeURIComponent(guideId)}`, {
        ...opts
    });
}
/**
 * The teams of a country.
 */
export function listTeamsOfCountry(countryId: string, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: Team[];
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/Team/country/${encodeURIComponent(countryId)}`, {
        ...opts
    });
}
/**
 * Changes when and where a team arrives and leaves.
 */
export function changeTeamArrival(teamArrival: TeamArrival, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: Team;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 413;
        data: Problem;
    } | {
        status: 415;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>("/api/Team/arrival", oazapfts.json({
        ...opts,
        method: "PUT",
        body: teamArrival
    }));
}
/**
 * Changes a team's name and group, and whether it is official and takes part online.
 */
export function changeTeamBasics(teamBasics: TeamBasics, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: Team;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 413;
        data: Problem;
    } | {
        status: 415;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>("/api/Team/basic", oazapfts.json({
        ...opts,
        method: "PUT",
        body: teamBasics
    }));
}
/**
 * Withdraws a team.
 */
export function withdrawTeam(id: string, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: Team;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/Team/${encodeURIComponent(id)}/withdrawal`, {
        ...opts,
        method: "POST"
    });
}
/**
 * Restores a withdrawn team.
 */
export function restoreTeam(id: string, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: Team;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/Team/${encodeURIComponent(id)}/withdrawal`, {
        ...opts,
        method: "DELETE"
    });
}
/**
 * Finds names that are registered already; stores nothing.
 */
export function findDuplicates(typedNames: TypedNames, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            /** Sentences for the person who typed the names. */
            warnings: string[];
        };
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 413;
        data: Problem;
    } | {
        status: 415;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>("/api/Team/duplicates", oazapfts.json({
        ...opts,
        method: "POST",
        body: typedNames
    }));
}
/**
 * Adds a guest or, for administrators, somebody with other roles.
 */
export function addPerson(personInput: PersonInput, { idempotencyKey }: {
    idempotencyKey?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 201;
        data: Person;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 413;
        data: Problem;
    } | {
        status: 415;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>("/api/Person", oazapfts.json({
        ...opts,
        method: "POST",
        body: personInput,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey
        })
    }));
}
/**
 * Changes a guest or, for administrators, somebody with other roles.
 */
export function changePerson(id: string, personInput: PersonInput, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: Person;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 413;
        data: Problem;
    } | {
        status: 415;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/Person/${encodeURIComponent(id)}`, oazapfts.json({
        ...opts,
        method: "PUT",
        body: personInput
    }));
}
/**
 * Removes a guest or, for administrators, somebody with other roles.
 */
export function removePerson(id: string, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: true;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/Person/${encodeURIComponent(id)}`, {
        ...opts,
        method: "DELETE"
    });
}
/**
 * The leaders of a country, to choose from.
 */
export function listLeadersOfCountry(countryId: string, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: Leader[];
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/Person/leaders/country/${encodeURIComponent(countryId)}`, {
        ...opts
    });
}
/**
 * The people who hold any role of a committee.
 */
export function listCommitteePeople({ contestId }: {
    contestId?: string | null;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: Person[];
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/Person/role/COMMITTEE${QS.query(QS.explode({
        contestId
    }))}`, {
        ...opts
    });
}
/**
 * The people of a country who hold a role.
 */
export function listPeopleByRole(role: string, countryId: string, { contestId }: {
    contestId?: string | null;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: Person[];
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/Person/role/${encodeURIComponent(role)}/${encodeURIComponent(countryId)}${QS.query(QS.explode({
        contestId
    }))}`, {
        ...opts
    });
}
/**
 * Everybody who travels to an edition as CSV.
 */
export function exportTravel({ year }: {
    year?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: string;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/Person/export/travel/csv${QS.query(QS.explode({
        year
    }))}`, {
        ...opts
    });
}
/**
 * Every leader and deputy leader, once for each team they lead.
 */
export function listLeaderRecords(opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: LeaderRecord[];
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>("/api/Leader", {
        ...opts
    });
}
/**
 * Changes a leader's contacts and personal details.
 */
export function changeLeader(leaderEdit: LeaderEdit, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: Leader;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 413;
        data: Problem;
    } | {
        status: 415;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>("/api/Leader", oazapfts.json({
        ...opts,
        method: "PUT",
        body: leaderEdit
    }));
}
/**
 * Replaces a team's leader, or adds or replaces the deputy.
 */
export function replaceLeader(replaceLeader: ReplaceLeader, { idempotencyKey }: {
    idempotencyKey?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: Team;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 413;
        data: Problem;
    } | {
        status: 415;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>("/api/Leader/addreplace", oazapfts.json({
        ...opts,
        method: "POST",
        body: replaceLeader,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey
        })
    }));
}
/**
 * Removes the deputy leader from a team.
 */
export function removeDeputyLeader(teamId: string, leaderId: string, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: Team;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/Leader/team/${encodeURIComponent(teamId)}/leader/${encodeURIComponent(leaderId)}`, {
        ...opts,
        method: "DELETE"
    });
}
/**
 * Deletes a leader without a team.
 */
export function deleteLeader(id: string, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: true;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/Leader/${encodeURIComponent(id)}`, {
        ...opts,
        method: "DELETE"
    });
}
/**
 * Adds a contestant to a team.
 */
export function addContestant(contestantToTeam: ContestantToTeam, { idempotencyKey }: {
    idempotencyKey?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 201;
        data: Contestant;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 413;
        data: Problem;
    } | {
        status: 415;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>("/api/Contestant/toTeam", oazapfts.json({
        ...opts,
        method: "POST",
        body: contestantToTeam,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey
        })
    }));
}
/**
 * Changes a contestant's details.
 */
export function changeContestant(contestantEdit: ContestantEdit, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: EditedContestant;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 413;
        data: Problem;
    } | {
        status: 415;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>("/api/Contestant", oazapfts.json({
        ...opts,
        method: "PUT",
        body: contestantEdit
    }));
}
/**
 * Removes a contestant from their team.
 */
export function removeContestant(id: string, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: Team;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/Contestant/${encodeURIComponent(id)}`, {
        ...opts,
        method: "DELETE"
    });
}
/**
 * Every contestant of an edition as CSV.
 */
export function exportContestants({ year }: {
    year?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: string;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/Contestant/export/info/csv${QS.query(QS.explode({
        year
    }))}`, {
        ...opts
    });
}
/**
 * The contestants of the current edition for CMS, as a ZIP archive with scripts.
 */
export function exportForCms(opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: Blob;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>("/api/Contestant/export/cms/zip", {
        ...opts
    });
}
/**
 * The contestants of the current edition for DOMjudge, as a ZIP archive of JSON files.
 */
export function exportForDomjudge(opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: Blob;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>("/api/Contestant/export/domjudge/zip", {
        ...opts
    });
}
/**
 * Gives user names and passwords to contestants of the current edition who have none.
 */
export function fillCredentials({ dryRun }: {
    dryRun?: "true" | "false";
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            usernames: number;
            passwords: number;
            /** The contestants' codes. */
            codes: string[];
        };
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/Contestant/credentials${QS.query(QS.explode({
        dryRun
    }))}`, {
        ...opts,
        method: "POST"
    });
}
/**
 * Stores contestants' user names, passwords and seats from a CSV file, all rows or none.
 */
export function importCredentials(year: string, body: {
    /** The CSV file. */
    file: Blob;
}, { dryRun }: {
    dryRun?: "true" | "false";
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            /** Contestants who get their first credentials or seat. */
            created: number;
            /** Contestants whose credentials or seats are replaced. */
            updated: number;
            unchanged: number;
            /** Rows with nothing but a key. */
            skipped: number;
            /** The values that would change, by line; only with `dryRun=true`. */
            changes?: {
                line: number;
                code: string;
                fullName: string;
                values: {
                    field: "username" | "password" | "day1SeatingPlace" | "day2SeatingPlace";
                    before: string | null;
                    /** A password is never returned: both values are `null`. */
                    after: string | null;
                }[];
            }[];
        };
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 413;
        data: Problem;
    } | {
        status: 415;
        data: Problem;
    } | {
        status: 422;
        data: ImportProblem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/Contestant/import/creds/csv/${encodeURIComponent(year)}${QS.query(QS.explode({
        dryRun
    }))}`, oazapfts.multipart({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * The results of an edition, once they are published.
 */
export function getResults({ year }: {
    year?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: PublishedResults;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/Result${QS.query(QS.explode({
        year
    }))}`, {
        ...opts
    });
}
/**
 * Replaces a group's tasks in the current edition.
 */
export function updateTasks(group: "Junior" | "Senior", body: {
    /** At most 40 on a day. */
    tasks: TaskInput[];
    /** Whether tasks with scores may be left out. They are deleted together with these scores. */
    deleteScores?: boolean;
    /** The version that the edit is based on; 409 if it is no longer the stored one. Optional. */
    version?: number | null;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            tasks: Task[];
            /** Of the results; increases with every change to them. An edit that sends another value is 409. */
            version: number;
        };
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 413;
        data: Problem;
    } | {
        status: 415;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/Result/tasks/${encodeURIComponent(group)}`, oazapfts.json({
        ...opts,
        method: "PUT",
        body
    }));
}
/**
 * Stores the points of a group and day from a file, all rows or none.
 */
export function importResults(group: "Junior" | "Senior", day: "1" | "2", body: {
    /** The CSV file. */
    file: Blob;
}, { dryRun }: {
    dryRun?: "true" | "false";
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            /** Contestants who get their first points of the day. */
            created: number;
            /** Contestants whose points are replaced. */
            updated: number;
            unchanged: number;
            /** Rows without points, and those of withdrawn teams. */
            skipped: number;
            /** Tasks that did not exist, with a maximum of 100. */
            newTasks: string[];
            /** The rows of withdrawn teams. */
            withdrawn: {
                line: number;
                code: string;
                fullName: string;
            }[];
            /** Scores with more than 4 decimals, which are rounded. */
            rounded: number;
            /** Scores that are still being judged. */
            unjudged: number;
            /** The points that would change, by line; only with `dryRun=true`. */
            changes?: {
                line: number;
                code: string;
                fullName: string;
                values: {
                    task: string;
                    /** Exact, with at most 4 decimals. */
                    before: number | null;
                    /** Exact, with at most 4 decimals. */
                    after: number | null;
                }[];
            }[];
        };
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 413;
        data: Problem;
    } | {
        status: 415;
        data: Problem;
    } | {
        status: 422;
        data: ImportProblem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/Result/import/${encodeURIComponent(group)}/${encodeURIComponent(day)}${QS.query(QS.explode({
        dryRun
    }))}`, oazapfts.multipart({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Sets the total from which a group's contestants get each medal.
 */
export function updateBoundaries(group: "Junior" | "Senior", body: {
    /** At most 4 decimals. */
    GOLD: string | number;
    /** At most 4 decimals. */
    SILVER: string | number;
    /** At most 4 decimals. */
    BRONZE: string | number;
    /** The version that the edit is based on; 409 if it is no longer the stored one. Optional. */
    version?: number | null;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            /** Exact, with at most 4 decimals. */
            GOLD: number | null;
            /** Exact, with at most 4 decimals. */
            SILVER: number | null;
            /** Exact, with at most 4 decimals. */
            BRONZE: number | null;
            /** Of the results; increases with every change to them. An edit that sends another value is 409. */
            version: number;
        };
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 413;
        data: Problem;
    } | {
        status: 415;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/Result/boundaries/${encodeURIComponent(group)}`, oazapfts.json({
        ...opts,
        method: "PUT",
        body
    }));
}
/**
 * Gives a contestant an honourable mention, or disqualifies them.
 */
export function updateHonours(id: string, body: {
    honourableMention: boolean;
    /** Why the contestant is disqualified; `null` for one who is not. Only administrators see it. */
    disqualification?: string | null;
    /** The version that the edit is based on; 409 if it is no longer the stored one. Optional. */
    version?: number | null;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            id: string;
            honourableMention: boolean;
            disqualification: string | null;
            /** Of the results; increases with every change to them. An edit that sends another value is 409. */
            version: number;
        };
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 413;
        data: Problem;
    } | {
        status: 415;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/Result/contestants/${encodeURIComponent(id)}`, oazapfts.json({
        ...opts,
        method: "PUT",
        body
    }));
}
/**
 * Hides or publishes the current edition's results.
 */
export function updateResultsState(body: {
    state: "HIDDEN" | "PROVISIONAL" | "FINAL";
    /** Whether contestants of unofficial teams can get medals; without it, as before. */
    unofficialAwarded?: boolean;
    /** Required to reopen final results. */
    reason?: string | null;
    /** The version that the edit is based on; 409 if it is no longer the stored one. Optional. */
    version?: number | null;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            state: "HIDDEN" | "PROVISIONAL" | "FINAL";
            unofficialAwarded: boolean;
            /** Of the results; increases with every change to them. An edit that sends another value is 409. */
            version: number;
        };
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 413;
        data: Problem;
    } | {
        status: 415;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>("/api/Result/state", oazapfts.json({
        ...opts,
        method: "PUT",
        body
    }));
}
/**
 * The results of an edition as CSV, hidden ones too.
 */
export function exportResults({ year }: {
    year?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: string;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/Result/export/csv${QS.query(QS.explode({
        year
    }))}`, {
        ...opts
    });
}
/**
 * Creates a guide for an account with the role Guide.
 */
export function addGuide(guideInput: GuideInput, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 201;
        data: Guide;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 413;
        data: Problem;
    } | {
        status: 415;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>("/api/Guide", oazapfts.json({
        ...opts,
        method: "POST",
        body: guideInput
    }));
}
/**
 * Every guide with their teams.
 */
export function listGuides(opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: Guide[];
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>("/api/Guide/all", {
        ...opts
    });
}
/**
 * The guide's record of an account.
 */
export function getGuideOfUser(userId: string, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: Guide;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/Guide/byUserId/${encodeURIComponent(userId)}`, {
        ...opts
    });
}
/**
 * Changes a guide's details or account.
 */
export function changeGuide(guideId: string, guideEdit: GuideEdit, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: Guide;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 413;
        data: Problem;
    } | {
        status: 415;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/Guide/${encodeURIComponent(guideId)}`, oazapfts.json({
        ...opts,
        method: "PUT",
        body: guideEdit
    }));
}
/**
 * Deletes a guide and unassigns their teams.
 */
export function deleteGuide(guideId: string, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: true;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/Guide/${encodeURIComponent(guideId)}`, {
        ...opts,
        method: "DELETE"
    });
}
/**
 * Assigns teams to a guide, all or none.
 */
export function assignTeams(guideId: string, body: {
    id: string;
}[], opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: Guide;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 413;
        data: Problem;
    } | {
        status: 415;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/Guide/${encodeURIComponent(guideId)}/teams`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Unassigns a team from a guide.
 */
export function unassignTeam(guideId: string, teamId: string, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: Guide;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/Guide/${encodeURIComponent(guideId)}/${encodeURIComponent(teamId)}`, {
        ...opts,
        method: "DELETE"
    });
}
/**
 * Assigns, reassigns and unassigns teams, all or none.
 */
export function moveTeams(body: {
    /** The team. */
    id: string;
    /** The team's new guide; `null` or no value: none. */
    guideId?: string | null;
    /** The guide that the team has now; `null` or no value: none. */
    previousGuideId?: string | null;
}[], opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: true;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 413;
        data: Problem;
    } | {
        status: 415;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>("/api/Guide/teams", oazapfts.json({
        ...opts,
        method: "PUT",
        body
    }));
}
/**
 * The transfers of an edition in one direction, with their parties.
 */
export function listTransfers({ year, direction }: {
    year?: string;
    direction?: "ARRIVAL" | "DEPARTURE";
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: Transfer[];
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/Transfer${QS.query(QS.explode({
        year,
        direction
    }))}`, {
        ...opts
    });
}
/**
 * Creates a transfer of the current edition.
 */
export function createTransfer(transferInput: TransferInput, { idempotencyKey }: {
    idempotencyKey?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 201;
        data: Transfer;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 413;
        data: Problem;
    } | {
        status: 415;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>("/api/Transfer", oazapfts.json({
        ...opts,
        method: "POST",
        body: transferInput,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey
        })
    }));
}
/**
 * Changes a transfer's details.
 */
export function changeTransfer(id: string, transferEdit: TransferEdit, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: Transfer;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 413;
        data: Problem;
    } | {
        status: 415;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/Transfer/${encodeURIComponent(id)}`, oazapfts.json({
        ...opts,
        method: "PUT",
        body: transferEdit
    }));
}
/**
 * Deletes a transfer.
 */
export function deleteTransfer(id: string, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: true;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/Transfer/${encodeURIComponent(id)}`, {
        ...opts,
        method: "DELETE"
    });
}
/**
 * Assigns parties to transfers, moves them and removes them, all or none.
 */
export function assignParties(partyMoves: PartyMoves, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: true;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 413;
        data: Problem;
    } | {
        status: 415;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>("/api/Transfer/parties", oazapfts.json({
        ...opts,
        method: "PUT",
        body: partyMoves
    }));
}
/**
 * Groups parties without a transfer into vehicles and creates their transfers.
 */
export function suggestTransfers(transferSuggestionInput: TransferSuggestionInput, { dryRun }: {
    dryRun?: "true" | "false";
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: TransferSuggestion;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 413;
        data: Problem;
    } | {
        status: 415;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/Transfer/suggest${QS.query(QS.explode({
        dryRun
    }))}`, oazapfts.json({
        ...opts,
        method: "POST",
        body: transferSuggestionInput
    }));
}
/**
 * Every country with its flag.
 */
export function listCountries(opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: Country[];
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>("/api/Country", {
        ...opts
    });
}
/**
 * Who travels to an edition or home, when, where and with whom.
 */
export function listArrivals({ year, direction }: {
    year?: string;
    direction?: "ARRIVAL" | "DEPARTURE";
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: Journeys;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/Arrival${QS.query(QS.explode({
        year,
        direction
    }))}`, {
        ...opts
    });
}
/**
 * Tells whether arrivals may have changed.
 */
export function readBoardVersion(opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            /** Grows with every change. */
            version: number;
        };
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>("/api/Arrival/version", {
        ...opts
    });
}
/**
 * Marks people of the current edition as arrived or not arrived.
 */
export function markArrivals(arrivalMarks: ArrivalMarks, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: MarkedArrivals;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 413;
        data: Problem;
    } | {
        status: 415;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>("/api/Arrival/marks", oazapfts.json({
        ...opts,
        method: "POST",
        body: arrivalMarks
    }));
}
/**
 * The newest 100 changes that match, newest first.
 */
export function listAudit({ entity, id, person, team, day, before }: {
    entity?: "Team" | "Leader" | "Contestant" | "Person" | "Guide" | "User" | "Edition" | "DeadlineException" | "Transfer";
    id?: string;
    person?: string;
    team?: string;
    day?: string;
    before?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: AuditEntry[];
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/Audit${QS.query(QS.explode({
        entity,
        id,
        person,
        team,
        day,
        before
    }))}`, {
        ...opts
    });
}
/**
 * Marks a document as printed for these people of the current edition.
 */
export function markAsPrinted(document: "badges" | "labels" | "slips" | "certificates" | "diplomas", body: {
    /** The competition day of a document that is made for each. */
    day?: (1 | 2) | null;
    /** Whose items were printed, in the order of the page. */
    personIds: string[];
    /** A hash of everything that the page showed, given by the page. */
    fingerprint: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            count: number;
        };
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 413;
        data: Problem;
    } | {
        status: 415;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/api/Print/${encodeURIComponent(document)}`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
