// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package viewport

import "gioui.org/op"

// Details are laid out by the caller's code. Each one records into its own list of
// operations. If it panics halfway, the list is dropped, so that no clip or offset is left
// open for the rest of the grid.

// detailOps is a pool of operation lists for details, reused from frame to frame.
type detailOps struct {
	ops  []*op.Ops
	used int
}

// begin makes the lists that the last frame used available again and drops the others.
func (o *detailOps) begin() {
	clear(o.ops[o.used:])
	o.ops, o.used = o.ops[:o.used], 0
}

// next returns an empty list.
func (o *detailOps) next() *op.Ops {
	if o.used == len(o.ops) {
		o.ops = append(o.ops, new(op.Ops))
	}
	o.used++
	ops := o.ops[o.used-1]
	ops.Reset()
	return ops
}

// renew replaces the last list, which a panic left incomplete, by a new one.
func (o *detailOps) renew() *op.Ops {
	o.ops[o.used-1] = new(op.Ops)
	return o.ops[o.used-1]
}
