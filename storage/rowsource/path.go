// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rowsource

import (
	"encoding/json"

	"github.com/giogrid/giogrid/storage/rowsource/value"
)

// Path leads to a group: its values in the columns of Query.Group, outermost first. A null is the group of
// rows without a value.
type Path []value.Value

// ID returns the path in JSON, which identifies the group in all queries with the same Group; json.Unmarshal reads
// it back. It returns
// "null" if JSON cannot represent a value: times outside the years 0 to 9999.
func (p Path) ID() string {
	text, err := json.Marshal(append(Path{}, p...))
	if err != nil {
		return "null"
	}
	return string(text)
}

// Child returns the path of a group inside this one. The paths share no memory.
func (p Path) Child(v value.Value) Path {
	return append(append(make(Path, 0, len(p)+1), p...), v)
}
