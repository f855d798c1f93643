// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package structure measures how code is divided: the sizes of packages, the methods of types,
// the interfaces through which features see the rest, the cycles of references between files,
// the methods that only forward, the rows that leave a package as bare integers, the references to
// features, the branches on memory or source, the writes to fields of other packages, and the lines of
// code. A test of package gridui prints the measures, and fails where a rule is broken.
package structure

import (
	"fmt"
	"slices"
)

// Kind is the kind of a measure.
type Kind int

const (
	Files      Kind = iota // files of a package
	Lines                  // lines of a package
	Cycle                  // files in the largest cycle of references of a package
	Methods                // methods of a type, promoted ones too, and functions that take it
	Interface              // methods of an interface of a feature
	Reach                  // methods of such an interface that return a pointer to an owner of state
	Forwarding             // methods in a thousand that only forward to a method of a field
	Rows                   // rows that are bare integers in the exported names of a package
	Uses                   // references of a package to what features declare, outside its wiring
	Branches               // places of a package that test whether rows are in memory or come from a source
	Writes                 // writes of a package to fields of another one, outside its wiring
	Code                   // lines of code of a folder, without blank, comment, package and import lines
)

// kindNames holds the names of kinds in tables.
var kindNames = [...]string{"files", "lines", "cycle", "methods", "interface", "reach", "forwarding", "rows", "uses", "branches", "writes", "code"}

func (k Kind) String() string { return kindNames[k] }

// Measure is a number for a package, a type, or all packages.
type Measure struct {
	Kind    Kind
	Subject string // "gridui/theme", or "gridui/theme.Theme"
	Value   int
	Detail  string   // how the value is computed
	Parts   []string // the counted objects, if a list of them helps
}

// All is the subject of measures over all packages.
const All = "all packages"

// Layout defines which packages contain features, and which own the state that features must not
// reach.
type Layout struct {
	Features string   // the folder of the features: "gridui/internal/feature"
	Owners   []string // packages, including the folders below them
	Internal string   // the folder of the packages in which rows have types
	// Questions lists the methods and constants that distinguish rows in memory from rows of a
	// source, such as "gridui/internal/dataset.Set.Scans". Doors lists the folders of the packages
	// that may use them.
	Questions, Doors []string
	// State lists the folders of packages, and types, whose fields no other package may write.
	State []string
}

// Of measures packages. Measures of one kind follow each other, the largest first.
func Of(packages []*Package, layout Layout) []Measure {
	var all []Measure
	for _, p := range packages {
		all = append(all, p.size()...)
		all = append(all, p.cycle())
		all = append(all, p.methods()...)
		if under(p.Name, layout.Features) {
			all = append(all, p.interfaces(layout.Owners)...)
		}
		if layout.Internal != "" && under(p.Name, layout.Internal) {
			all = append(all, p.rows())
		}
		all = append(all, p.uses(layout.Features), p.branches(layout), p.writes(layout.State))
	}
	all = append(all, forwarding(packages))
	slices.SortStableFunc(all, compare)
	return all
}

func (p *Package) size() []Measure {
	lines := 0
	for _, s := range p.Sources {
		lines += s.Lines
	}
	detail := fmt.Sprintf("%d a file", lines/len(p.Sources))
	return []Measure{
		{Kind: Files, Subject: p.Name, Value: len(p.Sources)},
		{Kind: Lines, Subject: p.Name, Value: lines, Detail: detail},
	}
}
