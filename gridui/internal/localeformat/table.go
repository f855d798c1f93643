// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package localeformat

import (
	_ "embed"
	"strings"
)

//go:embed table.txt
var table string

// The fields of a line of the table.
const (
	fieldTag = iota
	fieldParent
	fieldPercent
	fieldCurrency
	fieldCurrencyLetter
	fieldAccounting
	fieldAccountingLetter
	fieldLeast
	fieldSigns
	fieldNative
	fieldDates
	fieldTimes
	fieldJoined
	fieldShortMonths
	fieldLongMonths
	fieldHalves
	fieldSymbols
	fieldCount
)

// line returns the fields of a tag, nil if the table has none.
func line(tag string) []string {
	for rest := table; rest != ""; {
		var l string
		l, rest, _ = strings.Cut(rest, "\n")
		if own, _, _ := strings.Cut(l, "|"); own == tag {
			return append(strings.Split(l, "|"), make([]string, fieldCount)...)[:fieldCount]
		}
	}
	return nil
}

// A language holds the fields of a language or a region, complete but for the signs of currencies.
type language struct {
	fields []string
	// symbols holds the signs of currencies of the language and its parents, its own first.
	symbols []string
}

// languageOf returns the patterns of a language, or of English if the table has none.
func languageOf(tag string) language {
	for _, candidate := range candidates(tag) {
		if fields := line(candidate); fields != nil {
			return complete(fields)
		}
	}
	return complete(line("en"))
}

// complete fills in the empty fields.
func complete(fields []string) language {
	l := language{fields: fields, symbols: []string{fields[fieldSymbols]}}
	if parent := fields[fieldParent]; parent != "" {
		above := languageOf(parent)
		for i := fieldPercent; i < fieldSymbols; i++ {
			if fields[i] == "" {
				fields[i] = above.fields[i]
			}
		}
		l.symbols = append(l.symbols, above.symbols...)
		return l
	}
	l.symbols = append(l.symbols, usualSymbols)
	for _, usual := range [...]struct {
		field int
		as    string
	}{
		{fieldCurrencyLetter, fields[fieldCurrency]}, {fieldAccounting, fields[fieldCurrency]},
		{fieldAccountingLetter, fields[fieldAccounting]}, {fieldLeast, "1"}, {fieldSigns, "- %"}, {fieldShortMonths, fields[fieldLongMonths]},
	} {
		if fields[usual.field] == "" {
			fields[usual.field] = usual.as
		}
		if usual.field == fieldAccounting && fields[fieldAccountingLetter] == "" {
			fields[fieldAccountingLetter] = fields[fieldAccounting]
		}
	}
	return l
}

// candidates returns the tags of the table that may serve a BCP 47 tag or a POSIX locale, the most exact first.
func candidates(tag string) []string {
	tag, _, _ = strings.Cut(tag, ".")
	tag, _, _ = strings.Cut(tag, "@")
	var lang, script, region string
	for i, part := range strings.FieldsFunc(tag, func(r rune) bool { return r == '-' || r == '_' }) {
		if i == 0 {
			lang = strings.ToLower(part)
			continue
		}
		switch len(part) {
		case 1:
		case 2, 3:
			if region == "" {
				region = strings.ToUpper(part)
			}
			continue
		case 4:
			script = strings.ToUpper(part[:1]) + strings.ToLower(part[1:])
			continue
		default:
			continue
		}
		break // extensions follow
	}
	if lang == "zh" && script == "" && (region == "TW" || region == "HK" || region == "MO") {
		script = "Hant"
	}
	var all []string
	for _, parts := range [...][]string{{lang, script, region}, {lang, region}, {lang, script}, {lang}} {
		all = append(all, strings.Join(nonEmpty(parts), "-"))
	}
	return all
}

// nonEmpty returns the texts that are not empty.
func nonEmpty(texts []string) (some []string) {
	for _, t := range texts {
		if t != "" {
			some = append(some, t)
		}
	}
	return some
}
