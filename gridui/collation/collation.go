// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package collation provides the text orders of all languages for the columns of a grid:
//
//	gridui.Field("name", "이름", Person.Name).Collate(collation.For(language.Korean))
//
// Its tables add about a megabyte to a program.
package collation

import (
	"golang.org/x/text/collate"
	"golang.org/x/text/language"

	"github.com/giogrid/giogrid/gridui"
)

// For returns the text order of a language, as defined by the Unicode Collation Algorithm and the Common Locale Data
// Repository. For language.Und, it returns the order without the rules of any language.
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
