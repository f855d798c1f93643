// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build !js

package tracking

import (
	"bytes"
	"context"
	"errors"
	"io"
	"net/http"
	"net/url"
	"strings"
)

// client follows redirects that resend the body. After a redirect to another host it omits the caller's
// headers.
var client = http.Client{CheckRedirect: redirect}

const mostRedirects = 10

// fetch sends a request over the network. Its errors do not contain the address.
func fetch(ctx context.Context, r Request) (Response, error) {
	req, err := http.NewRequestWithContext(ctx, r.Method, r.URL, bytes.NewReader(r.Data))
	if err != nil {
		return Response{}, errors.New("not an address or a method to send to")
	}
	for name, value := range r.Headers {
		req.Header.Set(name, value)
		if strings.EqualFold(name, "Host") {
			req.Host = value
		}
	}
	answer, err := client.Do(req)
	if err != nil {
		return Response{}, withoutURL(err)
	}
	defer answer.Body.Close()
	data, err := io.ReadAll(io.LimitReader(answer.Body, MaxResponse+1))
	if err == nil && len(data) > MaxResponse {
		data, err = nil, ErrTooLarge
	}
	if err != nil {
		return Response{Status: answer.StatusCode}, withoutURL(err)
	}
	return Response{answer.StatusCode, data}, nil
}

// withoutURL returns the cause of an error that contains an address, which may hold secrets.
func withoutURL(err error) error {
	var told *url.Error
	if errors.As(err, &told) {
		return told.Err
	}
	return err
}

// redirect decides whether to follow a redirect. If it would not resend the changes, the commit has not
// succeeded: the status of the redirect is the answer.
func redirect(req *http.Request, via []*http.Request) error {
	if len(via) >= mostRedirects {
		return errors.New("too many redirects")
	}
	if req.Method != via[0].Method {
		return http.ErrUseLastResponse
	}
	for _, earlier := range append(via[1:len(via):len(via)], req) {
		if !sameHost(via[0].URL, earlier.URL) {
			req.Header = http.Header{"Content-Type": req.Header["Content-Type"]}
			return nil
		}
	}
	return nil
}

// sameHost reports whether a host may receive the headers that were sent to another.
func sameHost(from, to *url.URL) bool {
	return strings.EqualFold(from.Host, to.Host) && (from.Scheme == to.Scheme || to.Scheme == "https")
}
