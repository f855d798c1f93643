// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package catalog

import (
	"fmt"
	"regexp"
	"strconv"
	"strings"

	"github.com/giogrid/giogrid/storage/rowsource/value"
)

// Kind is what the values of a column are for people.
type Kind uint8

// The kinds. Other is the zero value: types that have a text but are none, such as UUIDs,
// enumerations, arrays and addresses.
const (
	Other Kind = iota
	Text
	Number
	Bool
	Time
	JSON
	Blob
)

var kindNames = [...]string{"other", "text", "number", "bool", "time", "json", "blob"}

// String is the name of the kind.
func (k Kind) String() string {
	if int(k) < len(kindNames) {
		return kindNames[k]
	}
	return fmt.Sprintf("Kind(%d)", uint8(k))
}

// Values is the kind of the values of a column in package value.
func (k Kind) Values() value.Kind {
	switch k {
	case Number:
		return value.KindNumber
	case Bool:
		return value.KindBool
	case Time:
		return value.KindTime
	case Blob:
		return value.KindBytes
	}
	return value.KindText
}

// KindOf is the kind of a declared type, without its length: "numeric(10,2)" is a number.
func (e engine) KindOf(declared string) Kind {
	name := strings.ToLower(declared)
	if e == sqlite {
		return affinity(name)
	}
	if strings.HasSuffix(name, "]") || strings.Contains(name, "[]") {
		return Other
	}
	switch {
	case e == mysql && (name == "tinyint(1)" || name == "bit(1)"):
		return Bool
	case e == mysql && strings.HasPrefix(name, "bit("):
		return Number
	}
	name = baseName(name)
	switch kind, known := kindsOf[name]; {
	case known:
		return kind
	case strings.HasPrefix(name, "timestamp") || strings.HasPrefix(name, "datetime"):
		return Time
	}
	return Other
}

// baseName is the name of a declared type without its length and what follows it.
func baseName(name string) string {
	name, _, _ = strings.Cut(name, "(")
	return strings.TrimSuffix(strings.TrimSuffix(strings.TrimSpace(name), " zerofill"), " unsigned")
}

// scaled is a declared decimal number with its precision and its scale.
var scaled = regexp.MustCompile(`^(?:numeric|decimal)\(\d+, ?(\d+)\)(?: unsigned)?(?: zerofill)?$`)

// decimals is how many decimals all numbers of a declared type have, 0 where it does not say. SQLite
// keeps numbers without any regard to it.
func (e engine) decimals(declared string) int {
	match := scaled.FindStringSubmatch(strings.ToLower(declared))
	if e == sqlite || match == nil {
		return 0
	}
	n, _ := strconv.Atoi(match[1]) // 0 for what no database takes
	return n
}

// isSingle reports whether the numbers of a declared type have single precision.
func (e engine) isSingle(declared string) bool {
	name, _, _ := strings.Cut(strings.ToLower(declared), "(")
	name, _, _ = strings.Cut(name, " ")
	switch e {
	case postgresql:
		return name == "real"
	case mysql, duckdb:
		return name == "float" || name == "real" && e == duckdb
	}
	return false
}

// filled is a declared whole number with zeros before it, and how many digits it has at least.
var filled = regexp.MustCompile(`^(?:tiny|small|medium|big)?int\((\d+)\)(?: unsigned)? zerofill$`)

// digits is how many digits the whole numbers of a declared type are shown with at least.
func (e engine) digits(declared string) int {
	match := filled.FindStringSubmatch(strings.ToLower(declared))
	if e != mysql || match == nil {
		return 0
	}
	n, _ := strconv.Atoi(match[1])
	return n
}

// hasZone reports whether the times of a declared type are instants. Those of SQLite have the zones that
// are written in them.
func (e engine) hasZone(declared string) bool {
	name := strings.ToLower(declared)
	switch e {
	case mysql:
		return strings.HasPrefix(name, "timestamp")
	case sqlite:
		return false
	}
	return strings.HasPrefix(name, "timestamp") && strings.HasSuffix(name, "with time zone")
}

// kindsOf has the types of all databases but SQLite, which agree where they share a name. A time
// of day is a text, for an instant has a date.
var kindsOf = map[string]Kind{
	"char": Text, "character": Text, "varchar": Text, "character varying": Text, "bpchar": Text, "text": Text, "name": Text, "citext": Text,
	"tinytext": Text, "mediumtext": Text, "longtext": Text, "nvarchar": Text, "string": Text,
	"smallint": Number, "integer": Number, "int": Number, "bigint": Number, "numeric": Number, "decimal": Number, "real": Number,
	"double precision": Number, "double": Number, "float": Number, "tinyint": Number, "mediumint": Number, "year": Number, "oid": Number,
	"hugeint": Number, "ubigint": Number, "uinteger": Number, "usmallint": Number, "utinyint": Number, "uhugeint": Number,
	"boolean": Bool, "bool": Bool, "date": Time, "json": JSON, "jsonb": JSON,
	"bytea": Blob, "blob": Blob, "tinyblob": Blob, "mediumblob": Blob, "longblob": Blob, "binary": Blob, "varbinary": Blob,
}

// affinity is the kind that a declared type of SQLite suggests, by the rules by which SQLite
// itself reads such names, after the names that people use for what SQLite has no type for.
func affinity(name string) Kind {
	for _, rule := range []struct {
		kind  Kind
		parts []string
	}{
		{JSON, []string{"json"}},
		{Bool, []string{"bool"}},
		{Time, []string{"date", "timestamp"}},
		{Number, []string{"int"}},
		{Text, []string{"char", "clob", "text", "string"}},
		{Blob, []string{"blob"}},
		{Number, []string{"real", "floa", "doub", "num", "dec"}},
	} {
		for _, part := range rule.parts {
			if strings.Contains(name, part) {
				return rule.kind
			}
		}
	}
	return Other
}
