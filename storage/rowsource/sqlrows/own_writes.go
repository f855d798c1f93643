// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package sqlrows

import (
	"context"
	"database/sql"
	"sync"
)

// ownWrites directs writes to the connection that looks for changes by others, because that connection does
// not see its own writes as changes. The zero value has no connection.
type ownWrites struct {
	mu   sync.Mutex // held while something is written by conn
	conn *sql.Conn
}

// use directs writes to conn until release, unless they already use another connection.
func (o *ownWrites) use(conn *sql.Conn) (release func()) {
	o.mu.Lock()
	defer o.mu.Unlock()
	if o.conn != nil {
		return func() {}
	}
	o.conn = conn
	return func() {
		o.mu.Lock()
		defer o.mu.Unlock()
		o.conn = nil
	}
}

// begin begins a transaction; the caller calls end when the transaction has ended.
func (s *Source) begin(ctx context.Context) (tx *sql.Tx, end func(), err error) {
	s.own.mu.Lock()
	if s.own.conn == nil {
		s.own.mu.Unlock()
		tx, err = s.options.DB.BeginTx(ctx, nil)
		return tx, func() {}, err
	}
	if tx, err = s.own.conn.BeginTx(ctx, nil); err != nil {
		s.own.mu.Unlock()
		return nil, nil, err
	}
	return tx, s.own.mu.Unlock, nil
}
