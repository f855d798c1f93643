// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package main

import (
	"fmt"
	"strings"
)

// group is a set of measurements that run together, in a separate file.
type group struct {
	name string
	run  func(settings, *table) error
}

// groups lists all groups in the order in which they run.
var groups = []group{
	{"frame", frame},
	{"memory", memory},
	{"virtualize", axis},
	{"rowmodel", rowmodel},
	{"rows", rows},
	{"columns", columns},
	{"csvview", csvview},
	{"menus", exports},
	{"tracking", changes},
	{"cells", cellRanges},
	{"analyse", analyse},
	{"source", source},
	{"office", office},
}

// choose returns the group with a name, or all for the empty name.
func choose(name string) ([]group, error) {
	if name == "" {
		return groups, nil
	}
	for _, g := range groups {
		if g.name == name {
			return []group{g}, nil
		}
	}
	return nil, fmt.Errorf("no group %q: there are %s", name, groupNames())
}

func groupNames() string {
	var names []string
	for _, g := range groups {
		names = append(names, g.name)
	}
	return strings.Join(names, ", ")
}
