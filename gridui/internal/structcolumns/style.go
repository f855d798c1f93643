// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package structcolumns

import (
	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/columnstyle"
)

// style sets the format of the tag. spoken reports that a method of the values makes their texts.
func style[V any](f *field, c *column.Value[V], spoken bool) {
	if !f.Tag.HasFormat {
		return
	}
	if f.Tag.HasKind {
		c.Def.Kind = f.Tag.Kind
	}
	text := c.Def.ValueText
	if err := columnstyle.Set(c, f.Tag.Format); err != nil {
		c.Def.Fail(err)
		return
	}
	switch {
	case !spoken || c.HoldsTimes():
	case c.Def.Number != nil || column.IsFraction(pointerTo(f.Type, nil)):
		c.StyleValues()
	default:
		c.Def.StyleInPlace(text)
	}
}
