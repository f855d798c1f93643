// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package locale

import "strings"

// Numbers are the signs that users write numbers with. A grid reads what is typed into cells
// and filters, and what is pasted, by them; the editor of a cell and copies have the same
// decimal sign. What cells show is up to the Format of their column.
//
// The zero value reads "1,234.5". Override replaces Numbers as a whole, not sign by sign.
//
// Whatever the signs are, these are read too: currency signs and 원 before or behind a number,
// "(5)" and "5-" for -5, "12 %" for 0.12, full-width characters, and digits of all scripts. Wrong
// grouping, as in "1,23,4", and signs that can mean two things, as in "1.234.5", are errors.
// Numbers are also read as the cells of their column show them: where these have points and the
// locale has commas, "1.5" is 1.5, and "1.234", which is 1234 by the locale, is an error.
type Numbers struct {
	// Decimal is the decimal sign. Zero is '.'.
	Decimal rune
	// Grouping are the signs that can stand between groups of digits. Any space represents all
	// kinds of spaces, and any apostrophe for all apostrophes. Empty is ',', or '.' where ',' is
	// the decimal sign.
	Grouping string
	// Indian also accepts groups of two digits above the thousands, as in "12,34,567".
	Indian bool
}

// pointComma returns the signs of "1,234.5".
func pointComma() Numbers { return Numbers{Decimal: '.', Grouping: ","} }

// NumbersFor returns the signs of a language, which is a BCP 47 tag such as "de-CH" or a POSIX
// locale such as "de_CH.UTF-8". An unknown or empty language has those of English.
func NumbersFor(language string) Numbers {
	lang, region := languageRegion(language)
	switch lang {
	case "de":
		return germanNumbers(region)
	case "es":
		return spanishNumbers(region)
	case "fr":
		return Numbers{Decimal: ',', Grouping: "\u202f"}
	case "it":
		if region == "ch" {
			return swissNumbers()
		}
		return Numbers{Decimal: ',', Grouping: "."}
	case "pt":
		if region == "" || region == "br" {
			return Numbers{Decimal: ',', Grouping: "."}
		}
		return Numbers{Decimal: ',', Grouping: "\u00a0"}
	case "gsw", "rm":
		return swissNumbers()
	case "ar":
		switch region {
		case "dz", "ly", "ma", "tn":
			return Numbers{Decimal: ',', Grouping: "."}
		}
	case "as", "bn", "gu", "hi", "kn", "kok", "ml", "mr", "ne", "or", "pa", "ta", "te":
		return Numbers{Decimal: '.', Grouping: ",", Indian: true}
	case "en":
		return Numbers{Decimal: '.', Grouping: ",", Indian: region == "in"}
	case "az", "bs", "ca", "da", "el", "eu", "fo", "gl", "hr", "id", "is", "mk", "nl", "ro", "sl", "sr", "tr", "vi":
		return Numbers{Decimal: ',', Grouping: "."}
	case "af", "be", "bg", "cs", "et", "fi", "hu", "hy", "ka", "kk", "ky", "lt", "lv", "nb", "nn", "no", "pl", "ru", "sk", "sq", "sv", "uk", "uz":
		return Numbers{Decimal: ',', Grouping: "\u00a0"}
	}
	return pointComma()
}

// germanNumbers returns the signs of German in a region.
func germanNumbers(region string) Numbers {
	switch region {
	case "ch", "li":
		return swissNumbers()
	case "at":
		return Numbers{Decimal: ',', Grouping: "\u00a0."}
	}
	return Numbers{Decimal: ',', Grouping: "."}
}

func swissNumbers() Numbers { return Numbers{Decimal: '.', Grouping: "’"} }

// spanishNumbers returns the signs of Spanish in a region.
func spanishNumbers(region string) Numbers {
	switch region {
	case "419", "do", "gt", "hn", "mx", "ni", "pa", "pe", "pr", "sv", "us":
		return pointComma()
	case "cr":
		return Numbers{Decimal: ',', Grouping: "\u00a0"}
	}
	return Numbers{Decimal: ',', Grouping: "."}
}

// languageRegion returns the language and the region of a tag in lower case, empty where the
// tag has none.
func languageRegion(tag string) (lang, region string) {
	tag, _, _ = strings.Cut(strings.ToLower(tag), ".")
	tag, _, _ = strings.Cut(tag, "@")
	for i, part := range strings.FieldsFunc(tag, func(r rune) bool { return r == '-' || r == '_' }) {
		switch {
		case i == 0:
			lang = part
		case len(part) == 1: // extensions follow
			return lang, region
		case len(part) == 2 || len(part) == 3 && part[0] <= '9':
			return lang, part
		}
	}
	return lang, region
}
