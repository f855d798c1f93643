// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package columnstyle connects the formats of languages with columns, so that only programs that name a format link the
// table of languages.
package columnstyle

import (
	"fmt"

	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/localeformat"
	"github.com/giogrid/giogrid/gridui/locale"
	"github.com/giogrid/giogrid/gridui/option"
)

// Set gives a column the style of a format.
func Set[V any](c *column.Value[V], o option.Format) error {
	times := c.HoldsTimes()
	o, err := localeformat.Check(o, times)
	if err != nil {
		return fmt.Errorf("gridui: column %q: style: %w", c.Def.ID, err)
	}
	s := &column.Styled{In: func(language string, signs locale.Numbers) column.Formatter {
		return localeformat.New(o, language, signs)
	}}
	if times {
		s.Layout = localeformat.Layout(o)
	}
	if !c.StyleBy(s) {
		return fmt.Errorf("gridui: column %q: style: formats are for columns of numbers and of times", c.Def.ID)
	}
	return nil
}
