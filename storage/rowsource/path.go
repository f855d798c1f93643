// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rowsource

import (
	"encoding/json"
	"fmt"

	"github.com/giogrid/giogrid/storage/rowsource/value"
)

// Path leads to a group: its values in the columns of Query.Group, outermost first. A null is the group of
// rows without a value.
type Path []value.Value

// ID returns the path in JSON, which identifies the group in all queries with the same Group. It returns
// "null" if JSON cannot represent a value: times outside the years 0 to 9999.
func (p Path) ID() string {
	text, err := json.Marshal(append(Path{}, p...))
	if err != nil {
		return "null"
	}
	return string(text)
}

// PathOf returns the path of an ID.
func PathOf(id string) (Path, error) {
	var p Path
	if err := json.Unmarshal([]byte(id), &p); err != nil {
		return nil, fmt.Errorf("rowsource: no id of a group: %w", err)
	}
	return p, nil
}

// Child returns the path of a group inside this one. The paths share no memory.
func (p Path) Child(v value.Value) Path {
	return append(append(make(Path, 0, len(p)+1), p...), v)
}
