// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package collation has the orders of texts of all languages, for the columns of a grid:
//
//	gridui.Field("name", "이름", Person.Name).Collate(collation.For(language.Korean))
//
// A program that uses it is larger by their tables, about a megabyte.
package collation

import (
	"golang.org/x/text/collate"
	"golang.org/x/text/language"

	"github.com/giogrid/giogrid/gridui"
)

// For returns the text order of a language, by the Unicode Collation Algorithm and the Common Locale Data Repository.
// language.Und is the order without rules of a language.
func For(tag language.Tag) gridui.Collation {
	return gridui.NewCollation(tag.String(), func() func(text string) []byte {
		var buf collate.Buffer
		c := collate.New(tag)
		return func(text string) []byte {
			buf.Reset()
			return c.KeyFromString(&buf, text)
		}
	})
}
