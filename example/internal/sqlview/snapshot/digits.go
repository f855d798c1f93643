// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build !js

package snapshot

import (
	"cmp"
	"strings"

	"modernc.org/sqlite"
)

// digitsCollation orders the texts of numbers as the numbers.
const digitsCollation = "sqlview_digits"

func init() { sqlite.MustRegisterCollationUtf8(digitsCollation, compareDigits) }

// exactTypes are parts of the names that drivers have for types of numbers that a float64 may round.
var exactTypes = []string{"numeric", "decimal", "number", "hugeint", "ubigint", "unsigned bigint"}

// hasDigits reports whether a float64 or an int64 does not hold all numbers of a type.
func hasDigits(driverType string) bool {
	name := strings.ToLower(driverType)
	for _, part := range exactTypes {
		if strings.Contains(name, part) && !strings.HasPrefix(name, "_") && !strings.HasSuffix(name, "]") {
			return true
		}
	}
	return false
}

// rank is where a text stands among others, before its digits count.
type rank int8

const (
	rankMinusInfinity rank = iota
	rankNegative
	rankZero
	rankPositive
	rankInfinity
	rankText
)

// decimal is a number that a text names: its digits before and after the point, without zeros that do not
// count.
type decimal struct {
	rank            rank
	whole, fraction string
}

func parseDigits(s string) decimal {
	switch s {
	case "Infinity":
		return decimal{rank: rankInfinity}
	case "-Infinity":
		return decimal{rank: rankMinusInfinity}
	}
	text, negative := strings.CutPrefix(s, "-")
	whole, fraction, _ := strings.Cut(text, ".")
	if whole+fraction == "" || !isDigits(whole) || !isDigits(fraction) {
		return decimal{rank: rankText}
	}
	d := decimal{rankPositive, strings.TrimLeft(whole, "0"), strings.TrimRight(fraction, "0")}
	switch {
	case d.whole == "" && d.fraction == "":
		d.rank = rankZero
	case negative:
		d.rank = rankNegative
	}
	return d
}

func isDigits(s string) bool {
	for i := range len(s) {
		if s[i] < '0' || s[i] > '9' {
			return false
		}
	}
	return true
}

// compareDigits compares two texts as the numbers that they name; other texts come after all numbers.
func compareDigits(a, b string) int {
	x, y := parseDigits(a), parseDigits(b)
	if c := cmp.Compare(x.rank, y.rank); c != 0 {
		return c
	}
	size := cmp.Or(cmp.Compare(len(x.whole), len(y.whole)), strings.Compare(x.whole, y.whole), strings.Compare(x.fraction, y.fraction))
	switch x.rank {
	case rankNegative:
		return -size
	case rankText:
		return strings.Compare(a, b)
	}
	return size
}
