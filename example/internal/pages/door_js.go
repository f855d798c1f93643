// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package pages

import (
	"context"

	"github.com/giogrid/giogrid/tracking"
)

// door is the way to a backend. A browser lets no program serve, so calls go to the backend directly. The zero value
// is ready.
type door struct{}

func (d *door) open(b *backend) (url string, fetch tracking.Fetcher, err error) {
	return "/airports", func(ctx context.Context, r tracking.Request) (tracking.Response, error) {
		return b.answer(ctx, r.Data)
	}, nil
}

func (d *door) close() error { return nil }
