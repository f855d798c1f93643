// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package catalog

import (
	"slices"
	"strconv"
	"strings"
)

// order describes how rows are sorted by a column, so that a database compares its values exactly as it sorts them.
// The zero value sorts and compares the column itself.
type order struct {
	asText bool // by the text of the values: the type has no order, compares with texts in another one, or has values
	// that are neither null nor not null, as composite types do
	expr string // an expression to sort by instead of the column; it is also read
	cast string // the type to which texts, or times of day in addition to days, are cast before they are compared
	cut  int    // the number of characters or bytes to sort by; 0 is all
	nan  bool   // whether NaN is a value of the numbers
}

// MySQL and MariaDB sort by a limited number of bytes of the sort key, max_sort_length, which is 1,024 by default;
// comparisons ignore the limit. For a tinytext it is 63 characters. A character takes up to 8 bytes of the key.
const (
	sortedText     = 128
	sortedTinyText = 60
	sortedBytes    = 1000
	longestSorted  = 255 // characters of a varchar
)

// setOrder sets how rows are sorted by a column of a base type, in lower case. unordered means that the database has
// no order for the type.
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
		case "oid": // compared only with whole numbers
			c.order.expr = "CAST(% AS bigint)"
		case "date":
			c.order.cast = "timestamp"
		}
	case duckdb:
		c.order.asText = c.Kind == Other || c.Kind == JSON
	}
}

// floating lists the types of PostgreSQL with NaN.
var floating = []string{"double precision", "real", "numeric"}

// shapes lists the types of MySQL for points, lines and areas.
var shapes = []string{
	"geometry", "point", "linestring", "polygon", "multipoint", "multilinestring", "multipolygon", "geometrycollection", "geomcollection",
}

// compared lists the types of MySQL and MariaDB without a separate kind whose comparison with texts agrees with their
// sort order.
var compared = []string{"time", "uuid", "inet4", "inet6"}

func (c *Column) setOrderOfMySQL(base string) {
	switch name := baseName(base); {
	case slices.Contains(shapes, name):
		c.order.expr, c.order.cut, c.ReadOnly = "ST_AsText(%)", sortedText, ReadOnlyShape
	case name == "bit" && c.Kind == Number, name == "year": // in comparisons, years below 100 mean years of a century
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

// length returns the length of a declared type, 0 if there is none.
func length(declared string) int {
	_, after, _ := strings.Cut(declared, "(")
	digits, _, _ := strings.Cut(after, ")")
	n, _ := strconv.Atoi(digits) // 0 for two numbers
	return n
}
