// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package formats

import "github.com/giogrid/giogrid/gridui/formats/rule"

// fieldText returns the text that a field shows of a rule.
func (c *card) fieldText(r *rule.Rule, w what) string {
	if w != setWhere {
		return fieldText(r, w, c.def(), c.Columns.Numbers)
	}
	text, _ := c.whereText(r.Where)
	return text
}

// write stores typed text in a rule, and reports whether the text is valid.
func (c *card) write(r *rule.Rule, w what, text string) bool {
	if w != setWhere {
		return write(r, w, text, c.def(), c.Columns.Numbers)
	}
	where, ok := c.readWhere(text)
	if !ok || !where.Active() {
		return false
	}
	r.Where = where
	return r.Check() == nil
}
