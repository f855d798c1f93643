// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package filtering

// titles caches the accessible names of filters, such as "Filter: Price", by column id.
type titles struct {
	*Sources
	key  titlesKey
	byID map[string]string
}

// titlesKey holds the inputs of the titles.
type titlesKey struct {
	columns uint32
	name    string
}

// of returns the title of a column's filter.
func (t *titles) of(col int) string {
	leaf, name := &t.Columns.Leaves[col], t.Painter.Style.Texts.Filter
	if key := (titlesKey{t.Columns.Rev, name}); t.byID == nil || t.key != key {
		t.byID, t.key = map[string]string{}, key
	}
	title, ok := t.byID[leaf.ID]
	if !ok {
		title = name + ": " + leaf.Header
		t.byID[leaf.ID] = title
	}
	return title
}
