import type { DayOfWeek, OpeningHoursSpecification } from 'schema-dts';
import type { SiteData } from '../../../renderer/data/types.ts';
import type { Business } from '../../../schema/generated/content.d.ts';
import { businessAt, daysOf, type Weekday } from '../../../schema/hours/week.ts';

/** A business of one of many types: no type of `schema-dts` is one of several. */
export type BusinessThing = ReturnType<typeof describe> & {
  name: string;
  url: string;
  address?: string;
  telephone?: string;
  email?: string;
  hasMap?: string;
  parentOrganization?: object;
};

const DAYS = {
  sunday: 'https://schema.org/Sunday',
  monday: 'https://schema.org/Monday',
  tuesday: 'https://schema.org/Tuesday',
  wednesday: 'https://schema.org/Wednesday',
  thursday: 'https://schema.org/Thursday',
  friday: 'https://schema.org/Friday',
  saturday: 'https://schema.org/Saturday',
} as const satisfies Record<Weekday, DayOfWeek>;

/** The places of a business that site.yaml describes as such; one without an address where it names no places. */
export function businesses({ site }: SiteData): BusinessThing[] {
  const { name, url, business, locations } = site;
  if (locations.length === 0) return business ? [{ ...describe(business), name, url }] : [];
  return locations.flatMap((location): BusinessThing[] => {
    const own = businessAt(business, location);
    if (!own) return [];
    const { title, address, phone, email, map } = location;
    return [
      {
        ...describe(own),
        name: locations.length === 1 ? name : `${name}, ${title}`,
        url,
        address: address.join(', '),
        ...(phone !== undefined && { telephone: phone }),
        ...(email !== undefined && { email }),
        ...(map !== undefined && { hasMap: map }),
        parentOrganization: { '@type': 'Organization', name, url },
      },
    ];
  });
}

function describe({
  type = 'LocalBusiness',
  geo,
  priceRange,
  hours = [],
  holidays = [],
}: Business) {
  const open = [...hours.flatMap(weekly), ...holidays.flatMap(special)];
  return {
    '@type': type,
    ...(geo && { geo: { '@type': 'GeoCoordinates' as const, ...geo } }),
    ...(priceRange !== undefined && { priceRange }),
    ...(open.length > 0 && { openingHoursSpecification: open }),
  };
}

function weekly(entry: NonNullable<Business['hours']>[number]): OpeningHoursSpecification[] {
  const dayOfWeek = daysOf(entry).map((day) => DAYS[day]);
  return entry.open.map((time) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek,
    ...between(time),
  }));
}

/** A closed day is one from midnight to midnight, as search engines want it. */
function special({
  date,
  to = date,
  open,
}: NonNullable<Business['holidays']>[number]): OpeningHoursSpecification[] {
  const times = open.length > 0 ? open : ['00:00-00:00'];
  return times.map((time) => ({
    '@type': 'OpeningHoursSpecification',
    validFrom: date,
    validThrough: to,
    ...between(time),
  }));
}

/** The day has no 24:00 in schema.org. */
function between(time: string): { opens: string; closes: string } {
  const [opens = '', closes = ''] = time.split('-');
  return { opens, closes: closes === '24:00' ? '23:59' : closes };
}
