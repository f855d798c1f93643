// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"github.com/giogrid/giogrid/gridui/internal/columnstyle"
	"github.com/giogrid/giogrid/gridui/option"
)

// Style sets how the column shows numbers, amounts of money, percent, dates and times, in the language of the grid:
//
//	gridui.Field("price", "Price", Order.Price).Style(option.Format{Currency: "EUR"})     // €1,234.50, 1.234,50 €
//	gridui.Field("share", "Share", Order.Share).Style(option.Format{Kind: option.FormatPercent}) // 12.5%, 12,5 %
//	gridui.Time("day", "Day", Order.Day).Style(option.Format{Kind: option.FormatDate})    // Mar 4, 2025
//
// The language is that of gtx.Locale, or of the system. Signs are those of Style.Locale.Numbers, or else of the language.
// Totals, aggregates and figures have the same format. Values are not changed: sorting, sums and filters use all digits.
// Decimal types and texts declared as numbers by Kind are formatted from their digits, without rounding to a float64.
//
// Typed, pasted and imported texts and the operands of filters are read by the same signs, and so is all that cells show;
// dates also in ISO 8601. In a column of percent 12.5% is 0.125, and a number without the sign is the fraction: its editor
// shows the sign behind the caret. The editor has all digits of the value, and dates in ISO 8601. A Parse of the program
// gets numbers as plain digits, such as "1234.5". Copies and exports have plain values, unless CopyText is set. Workbooks
// get a number format that shows the same; ExcelFormat has precedence.
//
// Format is for texts that a function makes, Layout for one layout in all languages, ExcelFormat for workbooks alone.
// Style replaces an earlier Format or Layout of the column, and they replace it. Call Kind before Style. Grids that share
// a column show it in the language of the grid that drew last. Columns of other values, and unknown currencies, report a
// ProblemFound event.
func (t *Typed[T, V]) Style(o option.Format) *Typed[T, V] {
	if err := columnstyle.Set(&t.col, o); err != nil {
		t.col.Def.Fail(err)
	}
	return t
}
