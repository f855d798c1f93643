// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package tabletree

import (
	"github.com/giogrid/giogrid/example/internal/sqlview/catalog"
)

// node is a schema or a table.
type node struct {
	id, name string
	table    *catalog.Table // nil for a schema
	below    []node
}

// nodes returns the schemas of a catalogue, or the tables of its only schema.
func nodes(c *catalog.Catalog) (out []node) {
	if len(c.Schemas) == 1 {
		return tables(c.Schemas[0])
	}
	for _, s := range c.Schemas {
		out = append(out, node{id: "schema " + s.Name, name: s.Name, below: tables(s)})
	}
	return out
}

func tables(s catalog.Schema) (out []node) {
	for _, t := range s.Tables {
		out = append(out, node{id: "table " + t.Name.String(), name: t.Table, table: t})
	}
	return out
}
