// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package structfields

import (
	"errors"
	"strconv"
	"strings"

	"github.com/giogrid/giogrid/gridui/option"
)

// formatKinds are the kinds of formats by name.
var formatKinds = map[string]option.FormatKind{
	"number": option.FormatNumber, "percent": option.FormatPercent, "currency": option.FormatCurrency, "scientific": option.FormatScientific,
	"date": option.FormatDate, "time": option.FormatTime, "datetime": option.FormatDateTime,
}

// setFormat reads a style, such as "percent" or "long date", a pattern of numbers, such as "#,##0.00", or a layout of times.
func (t *Tag) setFormat(text string) error {
	t.HasFormat = true
	words := strings.Fields(text)
	for i, word := range words {
		kind, isKind := formatKinds[word]
		switch {
		case isKind:
			t.Format.Kind = kind
		case word == "accounting":
			t.Format.Kind, t.Format.Accounting = option.FormatCurrency, true
		case word == "native":
			t.Format.Native = true
		case word == "short":
			t.Format.Length = option.LengthShort
		case word == "long":
			t.Format.Length = option.LengthLong
		case word == "medium":
			t.Format.Length = option.LengthMedium
		case i > 0 || !t.setPattern(text):
			return errors.New("a style such as percent, currency or long date, a pattern such as #,##0.00, or a layout of times was expected")
		default:
			return nil
		}
	}
	return nil
}

// setPattern reads a pattern of numbers or a layout of times. It returns false for other texts.
func (t *Tag) setPattern(text string) bool {
	if strings.Contains(text, "2006") || strings.Contains(text, "15:04") || strings.Contains(text, "3:04") {
		t.Layout, t.HasFormat = text, false
		return true
	}
	number := strings.TrimSpace(text)
	if bare, percent := strings.CutSuffix(number, "%"); percent {
		t.Format.Kind, number = option.FormatPercent, strings.TrimSpace(bare)
	}
	whole, decimals, _ := strings.Cut(number, ".")
	zeros := strings.TrimRight(decimals, "#")
	if whole == "" || strings.Trim(whole, "#,0") != "" || !strings.HasSuffix(whole, "0") || strings.Trim(zeros, "0") != "" {
		return false
	}
	t.Format.MinDigits, t.Format.MaxDigits = len(zeros), len(decimals)
	if decimals == "" {
		t.Format.MaxDigits = -1
	}
	return true
}

// setDigits reads a number of decimals, or the least and the largest number, such as "0-3".
func (t *Tag) setDigits(text string) error {
	least, most, between := strings.Cut(text, "-")
	if !between {
		most = least
	}
	from, err := strconv.Atoi(least)
	to, wrong := strconv.Atoi(most)
	if err != nil || wrong != nil || from < 0 || to < from || to > 100 {
		return errors.New("a number of decimals was expected, or two as in 0-3")
	}
	t.HasFormat, t.Format.MinDigits, t.Format.MaxDigits = true, from, to
	if to == 0 {
		t.Format.MaxDigits = -1
	}
	return nil
}
