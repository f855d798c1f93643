// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package catalog

import (
	"fmt"
	"regexp"
	"strconv"
	"strings"

	"github.com/giogrid/giogrid/storage/rowsource/value"
)

// Kind is the kind of a column's values, for people.
type Kind uint8

// The kinds. Other is the zero value, for types whose values have a text but are not texts, such as UUIDs,
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

// String returns the name of the kind.
func (k Kind) String() string {
	if int(k) < len(kindNames) {
		return kindNames[k]
	}
	return fmt.Sprintf("Kind(%d)", uint8(k))
}

// Values returns the kind of the values in package value.
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

// KindOf returns the kind of a declared type, whatever its length: "numeric(10,2)" is a number.
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

// baseName returns a declared type without its length and modifiers.
func baseName(name string) string {
	name, _, _ = strings.Cut(name, "(")
	return strings.TrimSuffix(strings.TrimSuffix(strings.TrimSpace(name), " zerofill"), " unsigned")
}

// scaled matches a declared decimal type with its precision and its scale.
var scaled = regexp.MustCompile(`^(?:numeric|decimal)\(\d+, ?(\d+)\)(?: unsigned)?(?: zerofill)?$`)

// decimals returns the number of decimals of all numbers of a declared type, 0 if the type does not specify it.
// SQLite ignores the declared scale.
func (e engine) decimals(declared string) int {
	match := scaled.FindStringSubmatch(strings.ToLower(declared))
	if e == sqlite || match == nil {
		return 0
	}
	n, _ := strconv.Atoi(match[1]) // 0 for a scale that no database accepts
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

// filled matches a declared integer type with ZEROFILL and its minimum number of digits.
var filled = regexp.MustCompile(`^(?:tiny|small|medium|big)?int\((\d+)\)(?: unsigned)? zerofill$`)

// digits returns the minimum number of digits of the integers of a declared type.
func (e engine) digits(declared string) int {
	match := filled.FindStringSubmatch(strings.ToLower(declared))
	if e != mysql || match == nil {
		return 0
	}
	n, _ := strconv.Atoi(match[1])
	return n
}

// hasZone reports whether the times of a declared type are instants. In SQLite the zone is part of each time's text.
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

// kindsOf maps the type names of all databases except SQLite, which agree on shared names. A time of day is a text,
// because an instant has a date.
var kindsOf = map[string]Kind{
	"char": Text, "character": Text, "varchar": Text, "character varying": Text, "bpchar": Text, "text": Text, "name": Text, "citext": Text,
	"tinytext": Text, "mediumtext": Text, "longtext": Text, "nvarchar": Text, "string": Text,
	"smallint": Number, "integer": Number, "int": Number, "bigint": Number, "numeric": Number, "decimal": Number, "real": Number,
	"double precision": Number, "double": Number, "float": Number, "tinyint": Number, "mediumint": Number, "year": Number, "oid": Number,
	"hugeint": Number, "ubigint": Number, "uinteger": Number, "usmallint": Number, "utinyint": Number, "uhugeint": Number,
	"boolean": Bool, "bool": Bool, "date": Time, "json": JSON, "jsonb": JSON,
	"bytea": Blob, "blob": Blob, "tinyblob": Blob, "mediumblob": Blob, "longblob": Blob, "binary": Blob, "varbinary": Blob,
}

// affinity returns the kind that a declared type of SQLite suggests. It first matches common names for kinds that
// SQLite lacks, then follows SQLite's own rules for type names.
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
