// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rowexport

import (
	"strings"
	"time"

	"github.com/giogrid/giogrid/storage/export"
	"github.com/giogrid/giogrid/storage/rowsource/value"
)

// Form describes how values of a column are written.
type Form struct {
	// Date means that times are days.
	Date bool
	// Decimals is the minimum number of decimals of numbers.
	Decimals int
	// Digits is the minimum number of digits of whole numbers.
	Digits int
	// Zone means that times are instants. They are shown and written in UTC, which the header states; JSON adds a Z
	// to each. Times of other columns never have a zone.
	Zone bool
	// AsStored means that the database stores times as texts, which are written unchanged, in JSON too.
	AsStored bool
}

// Header returns the header of a column with a name, including the zone of its times.
func (f Form) Header(name string) string {
	if f.Zone {
		return name + " (UTC)"
	}
	return name
}

// mostFormatted is the maximum number of decimals that Excel shows.
const mostFormatted = 30

// Format returns the Excel number format of the values, empty for Excel's default.
func (f Form) Format() string {
	switch {
	case f.Date:
		return "yyyy-mm-dd"
	case f.Decimals > 0 && f.Decimals <= mostFormatted:
		return "0." + strings.Repeat("0", f.Decimals)
	}
	return ""
}

// TimeText returns a time as cells and exports show it: a day, or a date and a time of day, with the significant
// digits of a fraction of a second.
func (f Form) TimeText(t time.Time) string {
	if f.Date && t.Equal(t.Truncate(24*time.Hour)) {
		return t.Format(time.DateOnly)
	}
	return t.Format("2006-01-02 15:04:05.999999999")
}

// SetCell sets a cell to a value. text is the value as stored in the database, empty if that equals the text of the
// value. Decimal numbers that a float64 would round, and bytes, as hexadecimal digits, are written as texts.
func SetCell(c *export.Cell, v value.Value, text string, f Form) {
	switch v.Kind() {
	case value.KindBool:
		b, _ := v.AsBool()
		c.SetBool(b)
	case value.KindNumber:
		setNumber(c, v, f.Decimals)
		switch {
		case f.Date:
			c.SetText(f.Number(v)) // a workbook would show it as a date
		case text != "":
			c.Text = text
		case f.Digits > 0:
			c.Text = f.Number(v)
		}
	case value.KindTime:
		t, _ := v.AsTime()
		c.SetTime(t)
		switch {
		case text != "":
			c.SetText(text) // a workbook's date would differ
		case f.Date || f.AsStored:
			c.Text = f.TimeText(t)
		}
	case value.KindText, value.KindBytes:
		c.SetText(v.String())
	}
}

func setNumber(c *export.Cell, v value.Value, decimals int) {
	i, whole := v.AsInt()
	f, _ := v.AsFloat()
	switch {
	case whole:
		c.SetInt(i)
	case !v.IsFloat() && value.Float(f).String() != v.String():
		c.SetText(Digits(v, decimals))
		return
	default:
		c.SetNumber(f)
	}
	if decimals > 0 {
		c.Text = Digits(v, decimals)
	}
}
