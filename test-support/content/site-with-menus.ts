import { siteData } from '../render-on-site.tsx';

/** Entries of a menu below a title. */
interface Section {
  title: string;
  items: { name: string; href: string; icon: string }[];
}

/** A site whose navigation has a link, a short menu and one with sections. */
export function siteWithMenus(...sections: Section[]) {
  const navigation = [
    { name: 'Home', href: '/' },
    { name: 'About', dropdownItems: [{ name: 'Team', href: '/team' }] },
    { name: 'Services', sections },
  ];
  return { ...siteData, site: { ...siteData.site, navigation } };
}
