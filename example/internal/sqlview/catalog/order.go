// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package catalog

import (
	"slices"
	"strconv"
	"strings"
)

// order is how rows are sorted by a column, so that a database compares its values exactly as it sorts
// them. The zero value sorts and compares the column as it is.
type order struct {
	asText bool // by the text of the values: the type has no order, compares with texts in another one, or has values
	// that are neither null nor not null, as composite types do
	expr string // by an expression in place of the column, which is read, too
	cast string // the type to which texts, or times of day beside days, are cast before they are compared
	cut  int    // by so many characters or bytes alone
	nan  bool   // NaN is one of the numbers
}

// What MySQL and MariaDB sort by is bounded, in bytes of the sort key, by max_sort_length, which is 1,024
// by default and which comparisons do not heed; in a tinytext it is 63 characters. The key of a character
// has up to 8 bytes.
const (
	sortedText     = 128
	sortedTinyText = 60
	sortedBytes    = 1000
	longestSorted  = 255 // characters of a varchar
)

// setOrder sets how rows are sorted by a column of a base type, in lower case. unordered says that the
// database has no order for the type.
func (c *Column) setOrder(e engine, base string, unordered bool) {
	if c.Generated {
		c.ReadOnly = ReadOnlyComputed
	}
	switch e {
	case mysql:
		c.setOrderOfMySQL(base)
	case postgresql:
		c.order.asText = unordered
		c.order.nan = slices.Contains(floating, baseName(base))
		if c.Kind != Other || unordered {
			c.order.cast = ""
		}
		switch baseName(base) {
		case "oid": // which is compared with whole numbers alone
			c.order.expr = "CAST(% AS bigint)"
		case "date":
			c.order.cast = "timestamp"
		}
	case duckdb:
		c.order.asText = c.Kind == Other || c.Kind == JSON
	}
}

// floating are the types of PostgreSQL that have NaN.
var floating = []string{"double precision", "real", "numeric"}

// shapes are the types of MySQL of points, lines and areas.
var shapes = []string{
	"geometry", "point", "linestring", "polygon", "multipoint", "multilinestring", "multipolygon", "geometrycollection", "geomcollection",
}

// compared are the types of MySQL and MariaDB without a kind of their own that are compared with texts in
// the order in which they are sorted.
var compared = []string{"time", "uuid", "inet4", "inet6"}

func (c *Column) setOrderOfMySQL(base string) {
	switch name := baseName(base); {
	case slices.Contains(shapes, name):
		c.order.expr, c.order.cut, c.ReadOnly = "ST_AsText(%)", sortedText, ReadOnlyShape
	case name == "bit" && c.Kind == Number, name == "year": // years below 100 are compared as those of a century
		c.order.expr = "CAST(% AS UNSIGNED)"
	case c.Kind == JSON:
		c.order.asText, c.order.cut = true, sortedText
	case c.Kind == Other:
		c.order.asText = !slices.Contains(compared, name)
	case name == "tinytext":
		c.order.cut = sortedTinyText
	case c.Kind == Text && (strings.HasSuffix(name, "text") || length(base) > longestSorted):
		c.order.cut = sortedText
	case c.Kind == Blob && (strings.HasSuffix(name, "blob") || length(base) > sortedBytes):
		c.order.cut = sortedBytes
	}
}

// length is the length of a declared type, 0 if there is none.
func length(declared string) int {
	_, after, _ := strings.Cut(declared, "(")
	digits, _, _ := strings.Cut(after, ")")
	n, _ := strconv.Atoi(digits) // 0 for two numbers
	return n
}
