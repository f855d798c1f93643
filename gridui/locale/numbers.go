// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package locale

import "strings"

// Numbers holds the decimal and grouping signs of numbers that users type. A grid uses them to read input in cells
// and filters and pasted text. The cell editor and copies use the same decimal sign. How cells show numbers depends
// on the Format of their column.
//
// The zero value reads "1,234.5". Texts.Override replaces Numbers as a whole.
//
// The following is read with any signs: currency signs and 원 before or after a number, "(5)" and "5-" as -5, "12 %"
// as 0.12, full-width characters, and digits of all scripts. Wrong grouping, as in "1,23,4", and ambiguous signs, as
// in "1.234.5", are errors. Numbers are also read in the format that the cells of the column show. If the cells use
// points and the locale uses commas, "1.5" is read as 1.5, while "1.234", which is 1234 in the locale, is an error.
type Numbers struct {
	// Decimal is the decimal sign. The zero value is '.'.
	Decimal rune
	// Grouping lists the signs that may separate groups of digits. Any space includes all kinds of spaces, and any
	// apostrophe includes all apostrophes. The empty string is ',', or '.' if Decimal is ','.
	Grouping string
	// Indian also accepts groups of two digits above the thousands, as in "12,34,567".
	Indian bool
}

// pointComma returns the signs of "1,234.5".
func pointComma() Numbers { return Numbers{Decimal: '.', Grouping: ","} }

// NumbersFor returns the signs of a language. language is a BCP 47 tag such as "de-CH" or a POSIX locale such as
// "de_CH.UTF-8". If it is unknown or empty, NumbersFor returns the signs of English.
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

// languageRegion returns the language and the region of a tag in lower case, empty if the tag contains none.
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
